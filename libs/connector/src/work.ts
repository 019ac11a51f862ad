import {
  CursorUnknown,
  type DirectoryClient,
  type LdapAccess,
  LdapFailed,
  type LdapPage,
  ProofRefused,
  type ProofStep,
  proveUser,
  readDirectory,
} from '@gatehouse/ldap';
import { type ConnectorResult, type ConnectorTask, writeEntry } from './protocol.ts';

/** A group of 100,000 members is sent in parts. */
const MOST_MEMBERS = 20_000;

/** Does a task. The last result is the one behind which nothing comes. */
export async function* resultsOf(
  task: ConnectorTask,
  client: DirectoryClient,
  directory: LdapAccess,
): AsyncGenerator<ConnectorResult, void, void> {
  try {
    if (task.kind === 'prove') yield await prove(task, client, directory);
    else
      for await (const page of readDirectory(client, directory, task.order, () => new Date()))
        for (const part of partsOf(page)) yield { kind: 'page', page: part };
  } catch (error) {
    yield failureOf(error, directory.server.address.host);
  }
}

async function prove(
  task: Extract<ConnectorTask, { kind: 'prove' }>,
  client: DirectoryClient,
  directory: LdapAccess,
): Promise<ConnectorResult> {
  const steps: ProofStep[] = [];
  try {
    const entry = await client.connected(directory.server, (connection) =>
      proveUser(connection, directory, task, (step) => steps.push(step)),
    );
    return { kind: 'proven', steps, entry: writeEntry(entry) };
  } catch (error) {
    if (!(error instanceof ProofRefused)) throw error;
    return { kind: 'refused', steps, code: error.code, found: error.found };
  }
}

/** Pages with a limited number of members. They share a cursor, so the last part completes it. */
export function partsOf(page: LdapPage): LdapPage[] {
  const pieces = page.groups.flatMap((group) => {
    const count = Math.max(1, Math.ceil(group.added.length / MOST_MEMBERS));
    return Array.from({ length: count }, (_, index) => ({
      ...group,
      added: group.added.slice(index * MOST_MEMBERS, (index + 1) * MOST_MEMBERS),
    }));
  });
  const parts: (typeof pieces)[] = [[]];
  let members = 0;
  for (const piece of pieces) {
    if (members > 0 && members + piece.added.length > MOST_MEMBERS) {
      parts.push([]);
      members = 0;
    }
    members += piece.added.length;
    parts.at(-1)?.push(piece);
  }
  return parts.map((groups) => ({ ...page, groups }));
}

function failureOf(error: unknown, host: string): ConnectorResult {
  if (error instanceof LdapFailed)
    return { kind: 'failed', failure: error.failure, found: error.found, host };
  if (error instanceof CursorUnknown)
    return { kind: 'failed', failure: 'cursor_unknown', found: error.message, host };
  const found = error instanceof Error ? error.name : 'unknown';
  return { kind: 'failed', failure: 'internal', found, host };
}
