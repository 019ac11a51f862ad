import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Filter,
  findPath,
  GROUP_TYPE,
  matches,
  ScimError,
  type ScimGroup,
  type ScimUser,
  sameValue,
  USER_TYPE,
} from '@gatehouse/scim';
import type { Request, Response } from 'express';
import { ScimBulk } from '../../nest-api/src/scim/scim-bulk.js';
import { ScimEndpoints } from '../../nest-api/src/scim/scim-endpoints.js';
import { ScimGroups } from '../../nest-api/src/scim/scim-groups.js';
import { ScimSearch } from '../../nest-api/src/scim/scim-search.js';
import { ScimServer } from '../../nest-api/src/scim/scim-server.js';
import { ScimUsers } from '../../nest-api/src/scim/scim-users.js';

interface Row<R> {
  id: string;
  externalId: string | null;
  resource: R;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

interface Query {
  readonly filter?: Filter;
  readonly sortBy?: string;
  readonly sortOrder?: 'ascending' | 'descending';
  readonly startIndex?: number;
  readonly cursor?: string;
  readonly count: number;
}

/** Resources of one type, listed as the protocol specifies. */
class Rows<R extends ScimUser | ScimGroup> {
  readonly rows = new Map<string, Row<R>>();

  constructor(private readonly key: (resource: R) => string | null) {}

  create(resource: R, id: string = crypto.randomUUID()): Row<R> {
    this.requireFree(resource, null);
    const now = new Date();
    const row = this.row(id, resource, 1, now, now);
    this.rows.set(row.id, row);
    return row;
  }

  change(id: string, change: (current: R) => R, ifMatch?: number): Row<R> {
    const old = this.require(id, ifMatch);
    const resource = change(old.resource);
    this.requireFree(resource, id);
    if (sameValue(resource, old.resource)) return old;
    const row = this.row(id, resource, old.version + 1, old.createdAt, new Date());
    this.rows.set(id, row);
    return row;
  }

  require(id: string, ifMatch?: number): Row<R> {
    const row = this.rows.get(id);
    if (!row) throw new ScimError(404, undefined, `There is no resource "${id}".`);
    if (ifMatch !== undefined && ifMatch !== row.version)
      throw new ScimError(412, undefined, 'It has changed.');
    return row;
  }

  list(query: Query, type = USER_TYPE) {
    const all = [...this.rows.values()]
      .filter((row) => !query.filter || matches(query.filter, whole(row)))
      .toSorted((one, other) => order(one, other, query, type));
    const from = query.cursor === undefined ? (query.startIndex ?? 1) - 1 : Number(query.cursor || 0);
    const page = all.slice(from, from + query.count);
    const next = from + page.length;
    return {
      total: all.length,
      page,
      nextCursor: query.cursor !== undefined && next < all.length ? String(next) : null,
    };
  }

  private row(id: string, resource: R, version: number, createdAt: Date, updatedAt: Date): Row<R> {
    return { id, externalId: resource.externalId ?? null, resource, version, createdAt, updatedAt };
  }

  private requireFree(resource: R, id: string | null): void {
    const key = this.key(resource);
    for (const row of this.rows.values())
      if (key !== null && row.id !== id && this.key(row.resource) === key)
        throw new ScimError(409, 'uniqueness', `"${key}" is taken.`);
  }
}

function whole<R>({ id, resource, createdAt, updatedAt }: Row<R>): Record<string, unknown> {
  const meta = { created: createdAt.toISOString(), lastModified: updatedAt.toISOString() };
  return { ...resource, id, meta };
}

function order<R>(one: Row<R>, other: Row<R>, { sortBy, sortOrder }: Query, type: typeof USER_TYPE): number {
  const name = sortBy && findPath(sortBy, type)?.attribute.name;
  if (!name) return 0;
  const [a, b] = [whole(one)[name], whole(other)[name]].map((value) => String(value).toLowerCase());
  return (a ?? '').localeCompare(b ?? '') * (sortOrder === 'descending' ? -1 : 1);
}

class Users {
  readonly stored = new Rows<ScimUser>((user) => user.userName.toLowerCase());
  create = async (_: unknown, user: ScimUser) => this.view(this.stored.create(user));
  createAll = async (_: unknown, users: readonly ScimUser[]) =>
    users.map((user) => {
      try {
        return this.view(this.stored.create(user));
      } catch (error) {
        return error;
      }
    });
  change = async (_: unknown, id: string, change: (current: ScimUser) => ScimUser, ifMatch?: number) =>
    this.view(this.stored.change(id, change, ifMatch));
  find = async (_: unknown, id: string) => {
    const row = this.stored.rows.get(id);
    return row ? this.view(row) : null;
  };
  remove = async (_: unknown, id: string, ifMatch?: number) => {
    this.stored.require(id, ifMatch);
    this.stored.rows.delete(id);
  };
  list = async (_: unknown, query: Query) => {
    const { page, ...rest } = this.stored.list(query);
    return { ...rest, users: page.map((row) => this.view(row)) };
  };
  private view(row: Row<ScimUser>) {
    return { ...row, userName: row.resource.userName, active: row.resource.active ?? true, userId: null };
  }
}

interface Change {
  readonly name?: string;
  readonly externalId?: string | null;
  readonly add: readonly string[];
  readonly remove: readonly string[] | 'all';
  readonly removeMatching?: Filter;
}

class Groups {
  readonly stored = new Rows<ScimGroup>((group) => group.externalId ?? null);
  constructor(private readonly users: Users) {}
  create = async (_: unknown, group: ScimGroup) => this.view(this.stored.create(this.checked(group)));
  replace = async (_: unknown, id: string, group: ScimGroup, ifMatch?: number) =>
    this.view(this.stored.change(id, () => this.checked(group), ifMatch));
  changeMembers = async (_: unknown, id: string, change: Change, ifMatch?: number) =>
    this.view(this.stored.change(id, (current) => this.checked(changed(current, change)), ifMatch));
  find = async (_: unknown, id: string) => {
    const row = this.stored.rows.get(id);
    return row ? this.view(row) : null;
  };
  remove = async (_: unknown, id: string, ifMatch?: number) => {
    this.stored.require(id, ifMatch);
    this.stored.rows.delete(id);
  };
  list = async (_: unknown, query: Query) => {
    const { page, ...rest } = this.stored.list(query, GROUP_TYPE);
    return { ...rest, groups: page.map((row) => this.view(row)) };
  };
  membersPage = async (_: unknown, id: string, { after = '0', count }: { after?: string; count: number }) => {
    const { members = [] } = this.checked(this.stored.require(id).resource);
    const page = members.slice(Number(after), Number(after) + count);
    const next = Number(after) + page.length;
    return {
      members: page.map(({ value }) => this.member(value)),
      nextAfter: next < members.length ? String(next) : null,
    };
  };
  groupsOfUsers = async (_: unknown, ids: readonly string[]) =>
    new Map(
      ids.map((id) => [
        id,
        [...this.stored.rows.values()]
          .filter(({ resource }) => resource.members?.some(({ value }) => value === id))
          .map((row) => ({ id: row.id, name: row.resource.displayName })),
      ]),
    );

  private member(id: string) {
    const user = this.users.stored.rows.get(id);
    const group = this.stored.rows.get(id);
    if (user) return { id, type: 'User' as const, display: user.resource.userName };
    return { id, type: 'Group' as const, display: group?.resource.displayName ?? '' };
  }

  private checked(group: ScimGroup): ScimGroup {
    const isThere = (id: string) => this.users.stored.rows.has(id) || this.stored.rows.has(id);
    return { ...group, members: (group.members ?? []).filter(({ value }) => isThere(value)) };
  }

  private view(row: Row<ScimGroup>) {
    const { members: _members, ...resource } = row.resource;
    return { ...row, name: row.resource.displayName, resource: resource as ScimGroup };
  }
}

function changed(group: ScimGroup, { name, externalId, add, remove, removeMatching }: Change): ScimGroup {
  const { externalId: before, members = [], ...rest } = group;
  const isGone = ({ value }: { value: string }) =>
    remove === 'all' || remove.includes(value) || (removeMatching && matches(removeMatching, { value }));
  const kept = members.filter((member) => !isGone(member));
  const fresh = add.filter((value) => !kept.some((one) => one.value === value)).map((value) => ({ value }));
  const after = externalId === undefined ? before : externalId;
  return {
    ...rest,
    displayName: name ?? group.displayName,
    members: [...kept, ...fresh],
    ...(after != null && { externalId: after }),
  };
}

export const CONNECTION = '0190a1b2-0000-7000-8000-000000000001';
export const TOKEN = 'a token of the directory';

/** The SCIM endpoints over an in-memory directory: HTTP and protocol behavior without a database. */
export async function scimInMemory(port = 0) {
  const recorded: { status: number; method: string; path: string; scimType: string | null }[] = [];
  const access = {
    authenticate: async (directoryId: string, authorization?: string) => {
      if (authorization !== `Bearer ${TOKEN}`) throw new ScimError(401, undefined, 'The token is not valid.');
      if (directoryId !== CONNECTION)
        throw new ScimError(403, undefined, 'The token is of another connection.');
      const by = { kind: 'token' as const, id: 'token' };
      return { tenantId: 'tenant', directoryId, by, requestId: 'none', address: null };
    },
  };
  const users = new Users();
  const groups = new Groups(users);
  const scimUsers = new ScimUsers(users as never, groups as never);
  const scimGroups = new ScimGroups(groups as never);
  const endpoints = new ScimEndpoints(
    scimUsers,
    scimGroups,
    new ScimSearch(scimUsers, scimGroups),
    new ScimBulk(scimUsers, scimGroups),
  );
  const attributes = { userType: async () => USER_TYPE };
  const requests = { record: (_: unknown, one: (typeof recorded)[number]) => void recorded.push(one) };
  const { server, listen, waiting } = aServer((origin) => {
    const settings = { PUBLIC_URL: origin } as never;
    return new ScimServer(access as never, attributes as never, requests as never, endpoints, settings);
  });
  const origin = await listen(port);
  return {
    base: `${origin}/scim/v2/${CONNECTION}`,
    recorded,
    clear: () => {
      recorded.length = 0;
      users.stored.rows.clear();
      groups.stored.rows.clear();
    },
    /** Adds that many members to the group. */
    addMembers: (id: string, count: number) => {
      const added = Array.from({ length: count }, (_, index) => ({ value: `member ${index}` }));
      const { resource } = groups.stored.require(id);
      resource.members = [...(resource.members ?? []), ...added];
      for (const { value } of added) users.stored.create({ schemas: [], userName: value }, value);
    },
    /** Requests that have started and have no response yet. */
    waiting,
    stop: () => new Promise((done) => server.close(done)),
  };
}

function aServer(scimOf: (origin: string) => ScimServer) {
  let scim: ScimServer;
  let begun = 0;
  const server: Server = createServer((request, response) => {
    const asked = Object.assign(request, { originalUrl: request.url ?? '' });
    begun += 1;
    void scim
      .handle(asked as unknown as Request, response as unknown as Response)
      .finally(() => (begun -= 1));
  });
  const listen = async (port: number) => {
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    scim = scimOf(origin);
    return origin;
  };
  return { server, listen, waiting: () => begun };
}
