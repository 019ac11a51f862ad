import { type ConnectorResult, readEntry } from '@gatehouse/connector';
import {
  CursorUnknown,
  LDAP_TIMEOUT_MS,
  type LdapEntry,
  LdapFailed,
  type LdapPage,
  type LdapReadOrder,
  ProofRefused,
  type ProofStep,
  type TypedProof,
} from '@gatehouse/ldap';
import { Injectable } from '@nestjs/common';
import { ConnectorSilent, ConnectorTasks, type TaskPlace } from './connector-tasks.js';

/** A bind takes up to `LDAP_TIMEOUT_MS`, and the way there and back a little more. */
const PROOF_MS = LDAP_TIMEOUT_MS + 2_000;
/** A page takes up to 30 seconds, and a group with many members more. */
const PAGE_MS = 60_000;

/** A directory that connectors reach, as if it were reached directly. In no unit of work. */
@Injectable()
export class ConnectorDirectory {
  constructor(private readonly tasks: ConnectorTasks) {}

  /** @throws ConnectorSilent  @throws LdapFailed  @throws CursorUnknown */
  async *read(
    place: TaskPlace,
    order: LdapReadOrder,
    stopping: AbortSignal,
  ): AsyncGenerator<LdapPage, void, void> {
    for await (const result of this.tasks.run(place, { kind: 'read', order }, PAGE_MS, stopping)) {
      if (result.kind !== 'page') throw failureOf(result);
      yield result.page;
    }
  }

  /** The password is sealed for the connectors, and stored nowhere else. @throws as `proveUser`, and ConnectorSilent */
  async prove(place: TaskPlace, typed: TypedProof, noted: (step: ProofStep) => void): Promise<LdapEntry> {
    for await (const result of this.tasks.run(place, { kind: 'prove', ...typed }, PROOF_MS)) {
      if (result.kind !== 'proven' && result.kind !== 'refused') throw failureOf(result);
      result.steps.forEach(noted);
      if (result.kind === 'refused') throw new ProofRefused(result.code, result.found);
      return readEntry(result.entry);
    }
    throw unexpected();
  }
}

function failureOf(result: ConnectorResult): Error {
  if (result.kind !== 'failed') return unexpected();
  const { failure, found, host } = result;
  if (failure === 'cursor_unknown') return new CursorUnknown(found);
  if (failure === 'internal')
    return new ConnectorSilent('unreadable', `The connector failed (${found}). Its output has more.`);
  return new LdapFailed(failure, `${found} (${host})`);
}

function unexpected(): ConnectorSilent {
  return new ConnectorSilent('unreadable', 'The connector sent an answer of another form.');
}
