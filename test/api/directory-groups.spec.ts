import {
  GROUP_SCHEMA,
  GROUP_TYPE,
  parseFilter,
  readGroupPatch,
  ScimError,
  type ScimGroup,
} from '@gatehouse/scim';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import type { DirectoryCaller } from '../../nest-api/src/directories/directory-caller.js';
import { DirectoryRelations } from '../../nest-api/src/directories/directory-relations.js';
import { DirectoryGroups } from '../../nest-api/src/groups/directory-groups.service.js';
import { GroupMembers } from '../../nest-api/src/groups/group-members.service.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

let api: TestApi;
let owner: pg.Client;
let groups: DirectoryGroups;
let caller: DirectoryCaller;
let tenantId: string;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  tenantId = (await aTenant(api)).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  groups = api.app.get(DirectoryGroups, { strict: false });
  caller = await aDirectory(tenantId);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

async function aDirectory(of: string): Promise<DirectoryCaller> {
  const directoryId = await aStoredConnection(api, of);
  await owner.query(
    `insert into directories (id, tenant_id, source, state, created_at, updated_at)
     values ($1, $2, 'scim', 'active', now(), now())`,
    [directoryId, of],
  );
  return {
    tenantId: of,
    directoryId,
    by: { kind: 'token', id: directoryId },
    requestId: 'test',
    address: null,
  };
}

async function directoryUsers(count: number, of = caller): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into directory_users (id, tenant_id, directory_id, user_name, user_name_key, active, resource, created_at,
       updated_at)
     select i, $1, $2, i, i, true, '{}', now(), now() from (
       select gen_random_uuid() as i from generate_series(1, $3::int)) made returning id`,
    [of.tenantId, of.directoryId, count],
  );
  return rows.map(({ id }) => id);
}

async function linked(person: Person): Promise<string> {
  const [id] = await directoryUsers(1);
  await owner.query('update directory_users set user_id = $2 where id = $1', [id, person.id]);
  return id as string;
}

const resource = (displayName: string, members: readonly string[] = [], externalId?: string): ScimGroup => ({
  schemas: [GROUP_SCHEMA],
  displayName,
  ...(externalId !== undefined && { externalId }),
  members: members.map((value) => ({ value })),
});
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ScimError ? [error.status, error.scimType] : error),
  );

test('a group is created, found, changed by its version and deleted', async () => {
  const members = await directoryUsers(2);
  const made = await groups.create(caller, resource('Engineering', members, 'ext-1'));
  expect(made).toMatchObject({ name: 'Engineering', externalId: 'ext-1', version: 1 });
  expect(made.resource).not.toHaveProperty('members');
  const filter = parseFilter('displayName eq "ENGINEERING"', GROUP_TYPE);
  expect(await groups.list(caller, { filter, count: 10 })).toMatchObject({
    total: 1,
    groups: [{ id: made.id }],
  });
  expect(await groups.idsOf(caller, ['ext-1', 'ext-2'])).toEqual(new Map([['ext-1', made.id]]));
  expect(await refused(groups.create(caller, resource('Other', [], 'ext-1')))).toEqual([409, 'uniqueness']);

  const added = await directoryUsers(1);
  const change = { add: added, remove: [members[0] as string] };
  expect(await refused(groups.changeMembers(caller, made.id, change, 7))).toEqual([412, undefined]);
  expect((await groups.changeMembers(caller, made.id, change, 1)).version).toBe(2);
  expect((await groups.changeMembers(caller, made.id, change)).version).toBe(2);
  const page = await groups.membersPage(caller, made.id, { count: 10 });
  expect(page.members.map(({ id }) => id)).toEqual([members[1], ...added]);

  const { removeMatching } = readGroupPatch({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'remove', path: 'members[type eq "User"]' }],
  });
  const emptied = await groups.changeMembers(caller, made.id, { add: [], remove: [], removeMatching });
  expect(emptied.version).toBe(3);

  await groups.remove(caller, made.id);
  expect(await groups.find(caller, made.id)).toBeNull();
  expect(await refused(groups.remove(caller, made.id))).toEqual([404, undefined]);
});

test('only users and groups of the same directory become members', async () => {
  const other = await aDirectory(tenantId);
  const [stranger] = await directoryUsers(1, other);
  const strangers = [stranger as string, 'nobody', crypto.randomUUID()];
  const wrong = await groups.create(caller, resource('Wrong', strangers));
  expect(wrong.ignoredMembers).toBe(3);
  expect(await groups.membersPage(caller, wrong.id, { count: 10 })).toMatchObject({ members: [] });
  const made = await groups.create(other, resource('Theirs'));
  expect(await groups.find(caller, made.id)).toBeNull();
  expect(await refused(groups.replace(caller, made.id, resource('Mine')))).toEqual([404, undefined]);
});

test('cycles are harmless, and users of nested groups are listed once', async () => {
  const person = await aPerson(api, { tenantId });
  const member = await linked(person);
  const a = await groups.create(caller, resource('A', [member]));
  const b = await groups.create(caller, resource('B', [a.id, member]));
  await groups.changeMembers(caller, a.id, { add: [b.id, a.id], remove: [] });
  const members = api.app.get(GroupMembers, { strict: false });
  expect(await members.usersOf(tenantId, a.id, { limit: 10 })).toEqual([person.id]);
  expect((await members.groupsOf(tenantId, person.id)).map(({ path }) => path.length)).toEqual([1, 1]);
  await groups.remove(caller, a.id);
  await groups.remove(caller, b.id);
});

test('the role of a group follows the members in the directory, and admins can only read the group', async () => {
  const person = await aPerson(api, { tenantId });
  const made = await groups.create(caller, resource('Admins', [await linked(person)]));
  const given = await asAdmin.put(`/api/v1/groups/${made.id}/role`, { role: 'tenant_admin' });
  expect(given.status).toBe(200);
  const role = async () =>
    ((await (await asAdmin.get(`/api/v1/users/${person.id}`)).json()) as { role: string }).role;
  expect(await role()).toBe('tenant_admin');
  for (const answer of [
    asAdmin.patch(`/api/v1/groups/${made.id}`, { version: 2, name: 'X' }),
    asAdmin.delete(`/api/v1/groups/${made.id}`),
    asAdmin.post(`/api/v1/groups/${made.id}/members`, { addUsers: [person.id] }),
  ])
    expect(await (await answer).json()).toMatchObject({ code: 'group_of_directory' });
  await groups.replace(caller, made.id, resource('Admins'));
  expect(await role()).toBe('tenant_user');
});

test('a directory user that is linked later gets the role of the group', async () => {
  const person = await aPerson(api, { tenantId });
  const [member] = await directoryUsers(1);
  const made = await groups.create(caller, resource('Later', [member as string]));
  await asAdmin.put(`/api/v1/groups/${made.id}/role`, { role: 'tenant_admin' });
  await owner.query('update directory_users set user_id = $2 where id = $1', [member, person.id]);
  const relations = api.app.get(DirectoryRelations, { strict: false });
  const unit = api.app.get(UnitOfWork, { strict: false });
  await unit.inTenant(tenantId, () => relations.recompute(tenantId, [person.id]));
  const read = await asAdmin.get(`/api/v1/users/${person.id}`);
  expect(await read.json()).toMatchObject({ role: 'tenant_admin' });
});

test('a large group is replaced by its differences and read in pages', async () => {
  const members = await directoryUsers(20_000);
  const made = await groups.create(caller, resource('Everybody', members));
  const replaced = await groups.replace(caller, made.id, resource('Everybody', members.slice(1)));
  expect(replaced.version).toBe(2);
  const first = await groups.membersPage(caller, made.id, { count: 100 });
  expect(first.members).toHaveLength(100);
  const listed = await asAdmin.get(`/api/v1/groups/${made.id}/members?count=true&limit=20`);
  expect(await listed.json()).toMatchObject({ total: 10_001, items: { length: 20 } });
  const last = await groups.changeMembers(caller, made.id, { add: [], remove: 'all' });
  expect(last.version).toBe(3);
}, 120_000);
