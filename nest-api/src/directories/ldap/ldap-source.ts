import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { ACCOUNT_ATTRIBUTES, ID_ATTRIBUTES, idOf, type LdapEntry, textOf } from '../../ldap/entry.js';
import { LOGIN } from '../../ldap/filter.js';
import { LdapClient, type LdapConnection } from '../../ldap/ldap-client.js';
import { LdapFailed } from '../../ldap/ldap-failure.js';
import { LdapDirectories, type LdapDirectory } from '../../sso-config/ldap-directories.js';
import {
  type PulledGroup,
  PullFailed,
  type PullOrder,
  type PullPage,
  type PullSource,
  StartOver,
} from '../pulls/pull-source.js';
import { PullSources } from '../pulls/pull-sources.js';
import { LdapMembers } from './ldap-members.js';
import { generalizedTime, type LdapMode, readMode, slicesOf } from './ldap-slices.js';
import { LDAP_USER_ATTRIBUTES, userOfLdap } from './ldap-user.js';

const USERS_AT_ONCE = 500;
/** A group may have many members. */
const GROUPS_AT_ONCE = 20;
/** By so much the clocks of both sides may differ. What is missed by more is found by the next full read. */
const OVERLAP_SECONDS = -300;
const GROUPS = '(|(objectClass=groupOfNames)(objectClass=groupOfUniqueNames)(objectClass=group))';

/** What the next read has to know of this one. */
interface LdapMark {
  readonly mode: LdapMode;
  /** `modifyTimestamp` from which changes count. */
  readonly since: string;
}

interface LdapCursor extends LdapMark {
  readonly phase: PullPage['phase'];
  /** Slices that are complete. */
  readonly slice: number;
}

interface Reading {
  readonly directory: LdapDirectory;
  readonly connection: LdapConnection;
  readonly users: string;
  /** Of this read: slices for a full one, what changed for an incremental one. */
  readonly filters: readonly string[];
}

/**
 * Users and groups of an LDAP directory or Active Directory, in pages (RFC 2696). An incremental read finds what changed;
 * deleted entries are found by full reads.
 */
@Injectable()
export class LdapSource implements PullSource, OnModuleInit {
  readonly source = 'ldap';
  readonly needsConsent = false;

  constructor(
    private readonly sources: PullSources,
    private readonly directories: LdapDirectories,
    private readonly client: LdapClient,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async *pages(order: PullOrder): AsyncGenerator<PullPage, void, void> {
    const directory = await this.directories.find(order.tenantId, order.directoryId);
    if (!directory)
      throw new PullFailed('configuration_invalid', 'The connection is no connection to an LDAP directory.');
    try {
      const { connection, close } = await this.client.open(directory.server);
      try {
        await connection.bind(directory.serviceDn, directory.servicePassword);
        yield* this.read(order, directory, connection);
      } finally {
        await close();
      }
    } catch (error) {
      throw error instanceof LdapFailed ? failureOf(error, directory) : error;
    }
  }

  private async *read(
    order: PullOrder,
    directory: LdapDirectory,
    connection: LdapConnection,
  ): AsyncGenerator<PullPage> {
    const mode = await readMode(connection, directory.baseDn);
    const since = order.kind === 'full' ? null : (order.since as LdapMark | null);
    const from = (order.resume as LdapCursor | null) ?? this.beginning(mode);
    for (const before of [since, from]) requireSame(mode, before?.mode);
    const filters = since ? [changesSince(since)] : slicesOf(from.mode);
    const reading = { directory, connection, filters, users: usersIn(directory, mode) };
    if (from.phase === 'users') yield* this.usersOf(reading, from);
    const groups = from.phase === 'groups' ? from : { ...from, phase: 'groups' as const, slice: 0 };
    yield* this.groupsOf(reading, groups);
    const next: LdapMark = { mode: from.mode, since: from.since };
    yield { ...EMPTY, phase: 'groups', cursor: { ...groups, slice: filters.length }, next: { ...next } };
  }

  private beginning(mode: LdapMode): LdapCursor {
    const since = generalizedTime(plusSeconds(this.clock.now(), OVERLAP_SECONDS));
    return { phase: 'users', slice: 0, mode, since };
  }

  private async *usersOf(reading: Reading, from: LdapCursor): AsyncGenerator<PullPage> {
    const { mapping } = reading.directory;
    const mapped = [mapping.email, mapping.givenName, mapping.familyName, mapping.locale];
    const attributes = [...mapped, ...LDAP_USER_ATTRIBUTES].filter(isAttribute);
    const search = { filter: reading.users, attributes: [...attributes, ...ACCOUNT_ATTRIBUTES] };
    for await (const { entries, cursor } of slicePages(reading, from, search, USERS_AT_ONCE)) {
      const users = entries.flatMap((entry) => userOfLdap(entry, mapping, this.clock.now()) ?? []);
      yield { ...EMPTY, phase: 'users', users: users.map((resource) => ({ resource })), cursor };
    }
  }

  private async *groupsOf(reading: Reading, from: LdapCursor): AsyncGenerator<PullPage> {
    const { connection, directory, users } = reading;
    const members = new LdapMembers(connection, directory.baseDn, [users, GROUPS]);
    const search = { filter: GROUPS, attributes: ['cn', 'member', 'uniqueMember'] };
    for await (const { entries, cursor } of slicePages(reading, from, search, GROUPS_AT_ONCE)) {
      const groups: PulledGroup[] = [];
      for (const entry of entries) {
        const group = await groupOf(entry, members);
        if (group) groups.push(group);
      }
      yield { ...EMPTY, phase: 'groups', groups, cursor };
    }
  }
}

const EMPTY = { users: [], removedUsers: [], groups: [], removedGroups: [] } as const;

/** The pages of the slices that are left. */
async function* slicePages(
  { connection, directory, filters }: Reading,
  from: LdapCursor,
  { filter, attributes }: { readonly filter: string; readonly attributes: readonly string[] },
  pageSize: number,
): AsyncGenerator<{ entries: LdapEntry[]; cursor: Record<string, unknown> }> {
  for (let slice = from.slice; slice < filters.length; slice += 1) {
    const search = {
      base: directory.baseDn,
      scope: 'sub',
      filter: `(&${filter}${filters[slice]})`,
      attributes: [...new Set([...attributes, ...ID_ATTRIBUTES])],
    } as const;
    for await (const entries of connection.pages(search, pageSize))
      if (entries.length > 0) yield { entries, cursor: { ...from, slice } };
  }
}

async function groupOf(entry: LdapEntry, members: LdapMembers): Promise<PulledGroup | null> {
  const externalId = idOf(entry);
  if (!externalId) return null;
  const added = await members.of(entry);
  return { externalId, name: textOf(entry, 'cn'), added, removed: [], isWhole: true };
}

/** Users that could sign in, whatever they type. Active Directory counts computers among them. */
function usersIn({ userFilter }: LdapDirectory, { kind }: LdapMode): string {
  const anybody = userFilter.replaceAll(LOGIN, '*');
  return kind === 'usn' ? `(&${anybody}(!(objectClass=computer)))` : anybody;
}

function changesSince({ mode, since }: LdapMark): string {
  return mode.kind === 'usn' ? `(uSNChanged>=${mode.highest + 1})` : `(modifyTimestamp>=${since})`;
}

/** Counts of one server say nothing about another. @throws StartOver */
function requireSame(mode: LdapMode, before: LdapMode | undefined): void {
  if (!before) return;
  if (mode.kind !== before.kind || mode.server !== before.server)
    throw new StartOver('the server is another one');
}

function isAttribute(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9;-]*$/.test(name);
}

function failureOf({ failure, found, cause }: LdapFailed, { server }: LdapDirectory): PullFailed {
  const { host } = server.address;
  const failed = (code: PullFailed['code'], message: string) =>
    new PullFailed(code, message, undefined, { cause });
  if (failure === 'ldap_unreachable' || failure === 'ldap_slow')
    return failed('unreachable', `Gatehouse could not reach ${host}: ${found}.`);
  if (failure === 'ldap_rejected_credentials')
    return failed('credentials_refused', `${host} rejected the service account: ${found}.`);
  if (failure === 'ldap_search') return failed('unexpected_response', `${host} rejected a search: ${found}.`);
  return failed('configuration_invalid', `${host} cannot be read as the connection is set up: ${found}.`);
}
