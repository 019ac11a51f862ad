import { randomUUID } from 'node:crypto';
import {
  type CompanyDirectory,
  type CompanyGroup,
  type CompanyPerson,
  groupIdAt,
  personIdAt,
} from './company-directory.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Few, so that tests with few people have pages. */
const PAGE = 5;

interface Round {
  readonly entries: readonly unknown[];
  readonly upTo: number;
}

const rounds = new Map<string, Round>();
const MOST_ROUNDS = 200;

/**
 * `users/delta`, `groups/delta` and `users` of Microsoft Graph.
 *
 * A round is what one delta query returns over all of its pages. Source: Microsoft Graph, delta query overview; user:
 * delta; group: delta.
 *
 * @param origin of Graph, with its version
 */
export function answerGraph(directory: CompanyDirectory, origin: string, url: URL): Answer | null {
  const path = url.pathname.slice(url.pathname.indexOf('/v1.0') + 5);
  if (path === '/users') return { status: 200, body: { value: people(directory).slice(0, 1) } };
  if (path === '/users/delta') return delta(directory, `${origin}${path}`, url.searchParams, 'person');
  if (path === '/groups/delta') return delta(directory, `${origin}${path}`, url.searchParams, 'group');
  return null;
}

function delta(
  directory: CompanyDirectory,
  address: string,
  asked: URLSearchParams,
  kind: 'person' | 'group',
): Answer {
  const [skip, token] = [asked.get('$skiptoken'), asked.get('$deltatoken')];
  if (skip) {
    const [id = '', at = '0'] = skip.split('.');
    const round = rounds.get(id);
    return round ? page(address, id, round, Number(at)) : gone(address);
  }
  if (token && Number(token) < directory.oldest) return gone(address);
  const entries = token ? changed(directory, kind, Number(token)) : all(directory, kind);
  const id = randomUUID();
  rounds.set(id, { entries, upTo: directory.now });
  for (const old of [...rounds.keys()].slice(0, -MOST_ROUNDS)) rounds.delete(old);
  return page(address, id, rounds.get(id) as Round, 0);
}

function page(address: string, id: string, { entries, upTo }: Round, at: number): Answer {
  const more = at + PAGE < entries.length;
  const link = more
    ? { '@odata.nextLink': `${address}?$skiptoken=${id}.${at + PAGE}` }
    : { '@odata.deltaLink': `${address}?$deltatoken=${upTo}` };
  return { status: 200, body: { ...link, value: entries.slice(at, at + PAGE) } };
}

/** Source: Microsoft Graph, delta query overview: synchronization reset. */
function gone(address: string): Answer {
  const error = { code: 'syncStateNotFound', message: 'The sync state generation is not found.' };
  return { status: 410, body: { error }, headers: { location: address } };
}

function all(directory: CompanyDirectory, kind: 'person' | 'group'): unknown[] {
  if (kind === 'person') return people(directory);
  return [...directory.groups.values()].filter(isThere).flatMap((group) => chunks(directory, group));
}

function people(directory: CompanyDirectory): unknown[] {
  return [...directory.people.values()].filter(isThere).map(user);
}

/** A group with many members is on several pages. */
function chunks(directory: CompanyDirectory, group: CompanyGroup): unknown[] {
  const members = [...group.members].map((key) => member(directory, key, false));
  const shown = { id: groupIdAt('microsoft', directory.company, group), displayName: group.name };
  const count = Math.max(1, Math.ceil(members.length / PAGE));
  return Array.from({ length: count }, (_, at) => ({
    ...shown,
    ...(members.length > 0 && { 'members@delta': members.slice(at * PAGE, (at + 1) * PAGE) }),
  }));
}

function changed(directory: CompanyDirectory, kind: 'person' | 'group', since: number): unknown[] {
  const changes = directory.changes.filter((change) => change.number > since && change.kind === kind);
  return [...new Set(changes.map(({ key }) => key))].map((key) => {
    if (kind === 'person') {
      const person = directory.people.get(key) as CompanyPerson;
      return isThere(person) ? user(person) : removed(personIdAt('microsoft', person));
    }
    const group = directory.groups.get(key) as CompanyGroup;
    const id = groupIdAt('microsoft', directory.company, group);
    if (!isThere(group)) return removed(id);
    const last = new Map(
      changes.filter((change) => change.key === key).map((change) => [change.member?.key, change]),
    );
    const members = [...last.values()].flatMap((change) =>
      change.member ? [member(directory, change.member.key, change.member.isRemoved)] : [],
    );
    return { id, displayName: group.name, ...(members.length > 0 && { 'members@delta': members }) };
  });
}

function removed(id: string) {
  return { id, '@removed': { reason: 'changed' } };
}

function member(directory: CompanyDirectory, key: string, isRemoved: boolean) {
  const person = directory.people.get(key);
  const id = person ? personIdAt('microsoft', person) : groupIdAt('microsoft', directory.company, { key });
  const type = person ? '#microsoft.graph.user' : '#microsoft.graph.group';
  return { '@odata.type': type, id, ...(isRemoved && { '@removed': { reason: 'deleted' } }) };
}

function isThere({ deletedAt }: { deletedAt: Date | null }): boolean {
  return deletedAt === null;
}

/** Source: Microsoft Graph, user resource type. */
function user(person: CompanyPerson) {
  return {
    id: personIdAt('microsoft', person),
    userPrincipalName: person.email,
    mail: person.email,
    displayName: `${person.givenName} ${person.familyName}`,
    givenName: person.givenName,
    surname: person.familyName,
    jobTitle: person.title,
    department: person.department,
    accountEnabled: person.isActive,
    userType: person.isGuest ? 'Guest' : 'Member',
  };
}
