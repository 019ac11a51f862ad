import {
  type CompanyDirectory,
  type CompanyGroup,
  type CompanyPerson,
  entityTag,
  groupIdAt,
  personIdAt,
} from './company-directory.ts';
import type { Answer } from './graph-api.ts';

/** Few, so that tests with few people have pages. */
const PAGE = 5;

const BASE = '/admin/directory/v1';

/** `users.list`, `groups.list` and `members.list`. Source: Google Admin SDK, Directory API. */
export function answerGoogle(directory: CompanyDirectory, url: URL): Answer | null {
  const path = url.pathname.slice(url.pathname.indexOf(BASE) + BASE.length);
  const asked = url.searchParams;
  if (path === '/users') {
    const isDeleted = asked.get('showDeleted') === 'true';
    const people = [...directory.people.values()].filter(
      ({ deletedAt }) => (deletedAt !== null) === isDeleted,
    );
    return page('users', people.map(user), asked);
  }
  if (path === '/groups') {
    const groups = [...directory.groups.values()].filter(({ deletedAt }) => deletedAt === null);
    return page(
      'groups',
      groups.map((group) => groupOf(directory, group)),
      asked,
    );
  }
  const key = /^\/groups\/([^/]+)\/members$/.exec(path)?.[1];
  if (key === undefined) return null;
  const found = [...directory.groups.values()].find(
    (group) => groupIdAt('google', directory.company, group) === decodeURIComponent(key),
  );
  if (!found || found.deletedAt)
    return { status: 404, body: { error: { code: 404, message: 'Resource Not Found: groupKey' } } };
  return page(
    'members',
    [...found.members].map((member) => memberOf(directory, member)),
    asked,
  );
}

function page(name: string, all: readonly unknown[], asked: URLSearchParams): Answer {
  const at = Number(Buffer.from(asked.get('pageToken') ?? '', 'base64url').toString() || '0');
  const shown = all.slice(at, at + PAGE);
  const next = at + PAGE < all.length ? Buffer.from(String(at + PAGE)).toString('base64url') : undefined;
  const body = {
    kind: `admin#directory#${name}`,
    etag: entityTag(shown),
    ...(shown.length > 0 && { [name]: shown }),
    ...(next && { nextPageToken: next }),
  };
  return { status: 200, body };
}

function user(person: CompanyPerson) {
  const shown = {
    kind: 'admin#directory#user',
    id: personIdAt('google', person),
    primaryEmail: person.email,
    name: {
      givenName: person.givenName,
      familyName: person.familyName,
      fullName: `${person.givenName} ${person.familyName}`,
    },
    suspended: !person.isActive,
    archived: false,
    emails: [{ address: person.email, primary: true }],
    organizations: [{ title: person.title, department: person.department, primary: true }],
    ...(person.deletedAt && { deletionTime: person.deletedAt.toISOString() }),
  };
  return { ...shown, etag: entityTag(shown) };
}

function groupOf(directory: CompanyDirectory, group: CompanyGroup) {
  const shown = {
    kind: 'admin#directory#group',
    id: groupIdAt('google', directory.company, group),
    email: `${group.key}@${directory.company.domains[0]}`,
    name: group.name,
    directMembersCount: String(group.members.size),
  };
  return { ...shown, etag: entityTag([shown, [...group.members]]) };
}

function memberOf(directory: CompanyDirectory, key: string) {
  const person = directory.people.get(key);
  const id = person ? personIdAt('google', person) : groupIdAt('google', directory.company, { key });
  const email = person?.email ?? `${key}@${directory.company.domains[0]}`;
  return { kind: 'admin#directory#member', id, email, role: 'MEMBER', type: person ? 'USER' : 'GROUP' };
}
