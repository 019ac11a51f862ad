import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});

const code = async (response: Response | Promise<Response>) => {
  const answer = await response;
  return [answer.status, ((await answer.json()) as { code: string }).code];
};
const read = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;

async function aGroup(name: string, caller = asAdmin): Promise<string> {
  const response = await caller.post('/api/v1/groups', { name });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const change = (id: string, orders: object, caller = asAdmin) =>
  caller.post(`/api/v1/groups/${id}/members`, orders);
const setRole = (id: string, role: object, caller = asAdmin) => caller.put(`/api/v1/groups/${id}/role`, role);
const roleOf = async ({ id }: Person) =>
  (await read<{ role: string; roleName: string | null }>(asAdmin.get(`/api/v1/users/${id}`))).roleName ??
  (await read<{ role: string }>(asAdmin.get(`/api/v1/users/${id}`))).role;

async function aRole(permissions: string[], name = 'Help desk'): Promise<string> {
  return (await read<{ id: string }>(asAdmin.post('/api/v1/roles', { name, permissions }))).id;
}

/** A user with only the permission to manage users. */
async function aHelper(): Promise<ApiCaller> {
  const roleId = await aRole(['user_management'], 'Helper');
  const person = await aPerson(api, { tenantId });
  await asAdmin.patch(`/api/v1/users/${person.id}`, { version: 1, role: 'tenant_user', roleId });
  return signedIn(api, person);
}

test('groups are listed by name in pages, and found by a part of it', async () => {
  for (const name of ['Sales', 'Engineering', 'Éngineers abroad']) await aGroup(name);
  const names = async (query: string) =>
    (await read<{ items: { name: string }[] }>(asAdmin.get(`/api/v1/groups${query}`))).items.map(
      (group) => group.name,
    );
  expect(await names('')).toEqual(['Engineering', 'Éngineers abroad', 'Sales']);
  expect(await names('?search=engineer')).toEqual(['Engineering', 'Éngineers abroad']);
  expect(await names('?source=directory')).toEqual([]);
  const first = await read<{ nextCursor: string; total: number }>(
    asAdmin.get('/api/v1/groups?limit=2&count=true'),
  );
  expect(first).toMatchObject({ total: 3, items: [{ name: 'Engineering' }, { name: 'Éngineers abroad' }] });
  expect(await names(`?limit=2&cursor=${first.nextCursor}`)).toEqual(['Sales']);
});

test('a group is changed with its current version, and its name is unique regardless of spelling', async () => {
  const id = await aGroup('Sales');
  const renamed = await asAdmin.patch(`/api/v1/groups/${id}`, { version: 1, name: 'Sales EMEA' });
  expect(await renamed.json()).toMatchObject({ name: 'Sales EMEA', version: 2, directory: null, members: 0 });
  expect(await code(asAdmin.patch(`/api/v1/groups/${id}`, { version: 1, name: 'X' }))).toEqual([
    409,
    'stale_version',
  ]);
  expect(await code(asAdmin.post('/api/v1/groups', { name: 'sales émea' }))).toEqual([
    409,
    'group_name_taken',
  ]);
  expect((await asAdmin.delete(`/api/v1/groups/${id}`)).status).toBe(204);
  expect((await asAdmin.get(`/api/v1/groups/${id}`)).status).toBe(404);
});

test('members are found by parts of their name or address, with and without accents', async () => {
  const [id, nested] = [await aGroup('Sales'), await aGroup('Équipe Zürich')];
  const person = (givenName: string, familyName: string) => aPerson(api, { tenantId, givenName, familyName });
  const [zoe, jose] = [await person('Zoë', 'Müller'), await person('José', 'Ångström')];
  const outside = await person('Zoe', 'Outside');
  await change(nested, { addUsers: [jose.id] });
  await change(id, { addUsers: [zoe.id], addGroups: [nested] });
  const found = async (query: string) => {
    const page = await read<{ items: { id: string }[]; total: number }>(
      asAdmin.get(`/api/v1/groups/${id}/members?count=true&${query}`),
    );
    expect(page.total).toBe(page.items.length);
    return page.items.map((item) => item.id);
  };
  expect(await found('search=zoe')).toEqual([zoe.id]);
  expect(await found('search=muller%20zo')).toEqual([zoe.id]);
  expect(await found(`search=${encodeURIComponent(zoe.email)}`)).toEqual([zoe.id]);
  expect(await found('search=zurich')).toEqual([nested]);
  expect(await found('search=zurich&view=groups')).toEqual([nested]);
  expect(await found('search=angstrom')).toEqual([]);
  expect(await found('search=angstrom&view=effective')).toEqual([jose.id]);
  expect(await found('search=outside&view=effective')).toEqual([]);
  expect(await found(`search=${encodeURIComponent("%_' ")}`)).toEqual([]);
  expect(outside.id).not.toBe(zoe.id);
});

test('members are added once, listed and removed', async () => {
  const id = await aGroup('Sales');
  const person = await aPerson(api, { tenantId });
  expect(await read(change(id, { addUsers: [person.id] }))).toEqual({ added: 1, removed: 0 });
  expect(await read(change(id, { addUsers: [person.id] }))).toEqual({ added: 0, removed: 0 });
  expect(await read(asAdmin.get(`/api/v1/groups/${id}/members?count=true`))).toMatchObject({
    total: 1,
    items: [{ id: person.id, kind: 'user', name: 'Pat Person', status: 'active', path: [] }],
  });
  expect(await read(change(id, { removeUsers: [person.id] }))).toEqual({ added: 0, removed: 1 });
});

test('only members of the organization and its groups become members', async () => {
  const id = await aGroup('Sales');
  const other = (await aTenant(api)).id;
  const stranger = await aPerson(api, { tenantId: other });
  expect(await code(change(id, { addUsers: [stranger.id] }))).toEqual([422, 'invalid_input']);
  expect(await code(change(id, { addGroups: [stranger.id] }))).toEqual([422, 'invalid_input']);
  const asOther = await signedIn(api, await aPerson(api, { tenantId: other, role: 'tenant_admin' }));
  expect((await asOther.get(`/api/v1/groups/${id}`)).status).toBe(404);
  expect((await change(id, { addUsers: [] }, asOther)).status).toBe(404);
});

test('nested groups show each user with the path to them, and cycles are rejected', async () => {
  const [all, north, team] = [await aGroup('All'), await aGroup('North'), await aGroup('Team')];
  const person = await aPerson(api, { tenantId });
  await change(all, { addGroups: [north] });
  await change(north, { addGroups: [team] });
  await change(team, { addUsers: [person.id] });
  expect(await read(asAdmin.get(`/api/v1/groups/${all}/members?view=effective&count=true`))).toMatchObject({
    total: 1,
    items: [{ id: person.id, path: [{ name: 'North' }, { name: 'Team' }] }],
  });
  expect(await read(asAdmin.get(`/api/v1/groups/${all}/members?view=groups`))).toMatchObject({
    items: [{ id: north, kind: 'group' }],
  });
  expect(await read(asAdmin.get(`/api/v1/groups/${team}`))).toMatchObject({ parents: [{ name: 'North' }] });
  expect(await code(change(team, { addGroups: [all] }))).toEqual([409, 'group_cycle']);
  expect(await code(change(team, { addGroups: [team] }))).toEqual([409, 'group_cycle']);
  expect(await read(asAdmin.get(`/api/v1/users/${person.id}/groups`))).toMatchObject({
    more: false,
    groups: [
      { group: { name: 'All' }, path: [{ name: 'Team' }, { name: 'North' }, { name: 'All' }] },
      { group: { name: 'North' }, path: [{ name: 'Team' }, { name: 'North' }] },
      { group: { name: 'Team' }, path: [{ name: 'Team' }] },
    ],
  });
});

test('a role follows the groups of a member, whose own role is restored afterwards', async () => {
  const [all, team] = [await aGroup('All'), await aGroup('Team')];
  await change(all, { addGroups: [team] });
  const person = await aPerson(api, { tenantId });
  const caller = await signedIn(api, person);
  const roleId = await aRole(['reports_view'], 'Readers');
  expect((await setRole(all, { role: 'tenant_user', roleId })).status).toBe(200);
  expect(await roleOf(person)).toBe('tenant_user');

  await change(team, { addUsers: [person.id] });
  expect(await roleOf(person)).toBe('Readers');
  expect((await caller.get('/api/v1/audit/events')).status).toBe(200);
  expect(await read(asAdmin.get(`/api/v1/users/${person.id}/access`))).toMatchObject({
    items: [
      {
        kind: 'role',
        name: 'Readers',
        because: 'group',
        isInForce: true,
        path: [{ name: 'Team' }, { name: 'All' }],
      },
      { kind: 'role', name: 'tenant_user', because: 'own', isInForce: false },
    ],
  });
  const { version } = await read<{ version: number }>(asAdmin.get(`/api/v1/users/${person.id}`));
  expect(await code(asAdmin.patch(`/api/v1/users/${person.id}`, { version, role: 'tenant_admin' }))).toEqual([
    409,
    'role_of_group',
  ]);
  expect(await code(asAdmin.delete(`/api/v1/roles/${roleId}`))).toEqual([409, 'role_in_use']);

  await change(all, { removeGroups: [team] });
  expect(await roleOf(person)).toBe('tenant_user');
  expect((await caller.get('/api/v1/audit/events')).status).toBe(403);
});

test('an admin role takes precedence, and a deleted group grants nothing', async () => {
  const [admins, readers] = [await aGroup('Admins'), await aGroup('Readers')];
  await setRole(readers, { role: 'tenant_user', roleId: await aRole(['reports_view']) });
  await setRole(admins, { role: 'tenant_admin' });
  const person = await aPerson(api, { tenantId });
  await change(admins, { addUsers: [person.id] });
  await change(readers, { addUsers: [person.id] });
  expect(await roleOf(person)).toBe('tenant_admin');
  await asAdmin.delete(`/api/v1/groups/${admins}`);
  expect(await roleOf(person)).toBe('Help desk');
  await setRole(readers, { role: null });
  expect(await roleOf(person)).toBe('tenant_user');
});

test('the last admin stays admin until there is another', async () => {
  const group = await aGroup('Users');
  await setRole(group, { role: 'tenant_user' });
  await change(group, { addUsers: [admin.id] });
  expect(await roleOf(admin)).toBe('tenant_admin');
  const events = await read<{ items: { outcome: string; detail: object }[] }>(
    asAdmin.get('/api/v1/audit/events?action=membership.updated'),
  );
  expect(events.items[0]).toMatchObject({ outcome: 'failure', detail: { because: 'last_admin' } });

  const other = await aPerson(api, { tenantId, role: 'tenant_admin' });
  const person = await aPerson(api, { tenantId });
  await change(group, { addUsers: [person.id] });
  asAdmin = await signedIn(api, other);
  expect(await roleOf(admin)).toBe('tenant_user');
});

test('no user can grant through a group what they cannot grant, or demote users above them', async () => {
  const helper = await aHelper();
  const [admins, lower] = [await aGroup('Admins'), await aGroup('Lower')];
  await setRole(admins, { role: 'tenant_admin' });
  const person = await aPerson(api, { tenantId });
  expect(await code(change(admins, { addUsers: [person.id] }, helper))).toEqual([403, 'cannot_grant']);
  expect(await code(setRole(lower, { role: 'tenant_admin' }, helper))).toEqual([403, 'cannot_grant']);
  expect(await code(setRole(admins, { role: null }, helper))).toEqual([403, 'cannot_grant']);
  expect(await code(helper.delete(`/api/v1/groups/${admins}`))).toEqual([403, 'cannot_grant']);

  // A group nested in one that grants the role also grants it.
  const nested = await aGroup('Nested', helper);
  await change(admins, { addGroups: [nested] });
  expect(await code(change(nested, { addUsers: [person.id] }, helper))).toEqual([403, 'cannot_grant']);

  expect((await setRole(lower, { role: 'tenant_user' }, helper)).status).toBe(200);
  expect(await code(change(lower, { addUsers: [admin.id] }, helper))).toEqual([403, 'outranked']);
  expect(await roleOf(admin)).toBe('tenant_admin');
});

test('a user who cannot manage users sees no groups', async () => {
  const caller = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await caller.get('/api/v1/groups')).status).toBe(403);
  expect((await caller.get(`/api/v1/users/${admin.id}/access`)).status).toBe(403);
});
