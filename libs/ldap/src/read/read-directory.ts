import type { ScimUser } from '@gatehouse/scim';
import { ACCOUNT_ATTRIBUTES, ID_ATTRIBUTES, idOf, type LdapEntry, textOf } from '../entry.ts';
import { LOGIN } from '../filter.ts';
import type { DirectoryClient, LdapConnection } from '../ldap-client.ts';
import type { LdapAccess, LdapSettings } from '../ldap-settings.ts';
import { LdapMembers } from './ldap-members.ts';
import { generalizedTime, type LdapMode, readMode, slicesOf } from './ldap-slices.ts';
import { LDAP_USER_ATTRIBUTES, type UserMapping, userOfLdap } from './ldap-user.ts';

const USERS_AT_ONCE = 500;
/** A group may have many members. */
const GROUPS_AT_ONCE = 20;
/** By so much the clocks of both sides may differ. What is missed by more is found by the next full read. */
const OVERLAP_MS = 300_000;
const GROUPS =
  '(|(objectClass=groupOfNames)(objectClass=groupOfUniqueNames)(objectClass=group)(objectClass=posixGroup))';

/** What to read. */
export interface LdapReadOrder {
  readonly kind: 'full' | 'incremental';
  /** Of an interrupted read: the cursor of its last page. Null: from the beginning. */
  readonly resume: Readonly<Record<string, unknown>> | null;
  /** `next` of the last read. Null: there was none. */
  readonly since: Readonly<Record<string, unknown>> | null;
  readonly mapping: UserMapping;
}

export interface LdapGroup {
  /** ID in the directory. */
  readonly externalId: string;
  readonly name: string | null;
  /** IDs of users and groups. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly isWhole: boolean;
}

export interface LdapPage {
  readonly phase: 'users' | 'groups';
  readonly users: readonly { readonly resource: ScimUser & { readonly externalId: string } }[];
  readonly removedUsers: readonly string[];
  readonly groups: readonly LdapGroup[];
  readonly removedGroups: readonly string[];
  /** Where to go on if the read is interrupted behind this page. */
  readonly cursor: Readonly<Record<string, unknown>>;
  /** Where the next incremental read begins. Set on the last page. */
  readonly next?: Readonly<Record<string, unknown>>;
}

/** The directory does not know the cursor: everything has to be read again. */
export class CursorUnknown extends Error {}

/** What the next read has to know of this one. */
interface LdapMark {
  readonly mode: LdapMode;
  /** `modifyTimestamp` from which changes count. */
  readonly since: string;
}

interface LdapCursor extends LdapMark {
  readonly phase: LdapPage['phase'];
  /** Slices that are complete. */
  readonly slice: number;
}

interface Reading {
  readonly directory: LdapSettings;
  readonly connection: LdapConnection;
  readonly mapping: UserMapping;
  readonly now: () => Date;
  readonly users: string;
  /** Of this read: slices for a full one, what changed for an incremental one. */
  readonly filters: readonly string[];
}

/**
 * Users and groups of an LDAP directory or Active Directory, in pages (RFC 2696). An incremental read finds what changed;
 * deleted entries are found by full reads.
 *
 * @throws LdapFailed  @throws CursorUnknown
 */
export async function* readDirectory(
  client: DirectoryClient,
  directory: LdapAccess,
  order: LdapReadOrder,
  now: () => Date,
): AsyncGenerator<LdapPage, void, void> {
  const { connection, close } = await client.open(directory.server);
  try {
    await connection.bind(directory.serviceDn, directory.servicePassword);
    yield* read(connection, directory, order, now);
  } finally {
    await close();
  }
}

async function* read(
  connection: LdapConnection,
  directory: LdapSettings,
  { kind, mapping, ...order }: LdapReadOrder,
  now: () => Date,
): AsyncGenerator<LdapPage> {
  const mode = await readMode(connection, directory.baseDn);
  const since = kind === 'full' ? null : (order.since as LdapMark | null);
  const from = (order.resume as LdapCursor | null) ?? beginning(mode, now());
  for (const before of [since, from]) requireSame(mode, before?.mode);
  const filters = since ? [changesSince(since)] : slicesOf(from.mode);
  const reading = { directory, connection, mapping, now, filters, users: usersIn(directory, mode) };
  if (from.phase === 'users') yield* usersOf(reading, from);
  const groups = from.phase === 'groups' ? from : { ...from, phase: 'groups' as const, slice: 0 };
  yield* groupsOf(reading, groups);
  const next: LdapMark = { mode: from.mode, since: from.since };
  yield { ...EMPTY, phase: 'groups', cursor: { ...groups, slice: filters.length }, next: { ...next } };
}

function beginning(mode: LdapMode, now: Date): LdapCursor {
  return { phase: 'users', slice: 0, mode, since: generalizedTime(new Date(now.getTime() - OVERLAP_MS)) };
}

async function* usersOf(reading: Reading, from: LdapCursor): AsyncGenerator<LdapPage> {
  const { mapping, now } = reading;
  const mapped = [mapping.email, mapping.givenName, mapping.familyName, mapping.locale];
  const attributes = [...mapped, ...LDAP_USER_ATTRIBUTES].filter(isAttribute);
  const search = { filter: reading.users, attributes: [...attributes, ...ACCOUNT_ATTRIBUTES] };
  for await (const { entries, cursor } of slicePages(reading, from, search, USERS_AT_ONCE)) {
    const users = entries.flatMap((entry) => userOfLdap(entry, mapping, now()) ?? []);
    yield { ...EMPTY, phase: 'users', users: users.map((resource) => ({ resource })), cursor };
  }
}

async function* groupsOf(reading: Reading, from: LdapCursor): AsyncGenerator<LdapPage> {
  const { connection, directory, users } = reading;
  const members = new LdapMembers(connection, directory.baseDn, [users, GROUPS]);
  const search = { filter: GROUPS, attributes: ['cn', 'member', 'uniqueMember', 'memberUid'] };
  for await (const { entries, cursor } of slicePages(reading, from, search, GROUPS_AT_ONCE)) {
    const groups: LdapGroup[] = [];
    for (const entry of entries) {
      const group = await groupOf(entry, members);
      if (group) groups.push(group);
    }
    yield { ...EMPTY, phase: 'groups', groups, cursor };
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

async function groupOf(entry: LdapEntry, members: LdapMembers): Promise<LdapGroup | null> {
  const externalId = idOf(entry);
  if (!externalId) return null;
  const added = await members.of(entry);
  return { externalId, name: textOf(entry, 'cn'), added, removed: [], isWhole: true };
}

/** Users that could sign in, whatever they type. Active Directory counts computers among them. */
function usersIn({ userFilter }: LdapSettings, { kind }: LdapMode): string {
  const anybody = userFilter.replaceAll(LOGIN, '*');
  return kind === 'usn' ? `(&${anybody}(!(objectClass=computer)))` : anybody;
}

function changesSince({ mode, since }: LdapMark): string {
  return mode.kind === 'usn' ? `(uSNChanged>=${mode.highest + 1})` : `(modifyTimestamp>=${since})`;
}

/** Counts of one server say nothing about another. @throws CursorUnknown */
function requireSame(mode: LdapMode, before: LdapMode | undefined): void {
  if (!before) return;
  if (mode.kind !== before.kind || mode.server !== before.server)
    throw new CursorUnknown('the server is another one');
}

function isAttribute(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9;-]*$/.test(name);
}
