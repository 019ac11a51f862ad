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

const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const create = (body: object, caller = asAdmin) => caller.post('/api/v1/roles', body);

async function aRole(permissions: string[], name = 'Help desk'): Promise<string> {
  const response = await create({ name, permissions });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** A signed-in member who has a custom role. */
async function holderOf(roleId: string): Promise<{ person: Person; caller: ApiCaller }> {
  const person = await aPerson(api, { tenantId });
  const given = await asAdmin.patch(`/api/v1/users/${person.id}`, {
    version: 1,
    role: 'tenant_user',
    roleId,
  });
  expect(given.status).toBe(200);
  return { person, caller: await signedIn(api, person) };
}

test('a role of the organization grants its permissions and nothing else', async () => {
  const { caller } = await holderOf(await aRole(['user_management']));
  expect(await (await caller.get('/api/v1/auth/me')).json()).toMatchObject({
    user: {
      role: 'tenant_user',
      roleName: 'Help desk',
      permissions: ['device_management', 'personal_settings', 'user_management'],
    },
  });
  expect((await caller.get('/api/v1/users')).status).toBe(200);
  expect((await caller.get('/api/v1/domains')).status).toBe(403);
});

test('a change of a role applies from the next request of every member who has it', async () => {
  const id = await aRole(['user_management']);
  const { caller } = await holderOf(id);
  const change = { version: 1, name: 'Readers', permissions: ['reports_view'] };
  expect(await (await asAdmin.patch(`/api/v1/roles/${id}`, change)).json()).toMatchObject({
    name: 'Readers',
    members: 1,
    version: 2,
  });
  expect((await caller.get('/api/v1/users')).status).toBe(403);
  expect((await caller.get('/api/v1/audit/events')).status).toBe(200);
  expect(await code(await asAdmin.patch(`/api/v1/roles/${id}`, change))).toEqual([409, 'stale_version']);
});

test('users cannot create or assign a role with more permissions than their own', async () => {
  const { caller } = await holderOf(await aRole(['user_management']));
  const more = { name: 'More', permissions: ['user_management', 'tenant_management'] };
  expect(await code(await create(more, caller))).toEqual([403, 'cannot_grant']);

  const user = await aPerson(api, { tenantId });
  const path = `/api/v1/users/${user.id}`;
  expect(await code(await caller.patch(path, { version: 1, role: 'tenant_admin' }))).toEqual([
    403,
    'cannot_grant',
  ]);
  const strong = await aRole(['user_management', 'tenant_management'], 'Deputy');
  expect(await code(await caller.patch(path, { version: 1, role: 'tenant_user', roleId: strong }))).toEqual([
    403,
    'cannot_grant',
  ]);
  expect(
    await code(await caller.post('/api/v1/invitations', { email: 'x@y.test', role: 'tenant_admin' })),
  ).toEqual([403, 'cannot_grant']);
  expect(await code(await caller.delete(`/api/v1/roles/${strong}`))).toEqual([403, 'cannot_grant']);
});

test('users cannot give themselves more permissions', async () => {
  const { person, caller } = await holderOf(await aRole(['user_management']));
  const answer = await caller.patch(`/api/v1/users/${person.id}`, { version: 2, role: 'tenant_admin' });
  expect(await code(answer)).toEqual([403, 'cannot_grant']);
});

test('users cannot act on users with more permissions', async () => {
  const { caller } = await holderOf(await aRole(['user_management']));
  for (const answer of [
    caller.post(`/api/v1/users/${admin.id}/suspend`, { version: 1 }),
    caller.post(`/api/v1/users/${admin.id}/sign-out`),
    caller.patch(`/api/v1/users/${admin.id}`, { version: 1, role: 'tenant_user' }),
    caller.delete(`/api/v1/users/${admin.id}`),
  ]) {
    expect(await code(await answer)).toEqual([403, 'outranked']);
  }
});

test('no role of an organization can have permissions of the platform', async () => {
  for (const permission of ['platform_management', 'system_config']) {
    expect((await create({ name: 'Root', permissions: [permission] })).status).toBe(400);
  }
});

test('managing the organization includes managing users', async () => {
  const answer = await create({ name: 'Half', permissions: ['tenant_management'] });
  expect([
    answer.status,
    ((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field,
  ]).toEqual([422, 'permissions']);
});

test('two roles of one organization have different names, regardless of case', async () => {
  await aRole(['user_management'], 'Desk');
  const answer = await create({ name: 'DESK', permissions: ['reports_view'] });
  expect(await answer.json()).toMatchObject({ status: 409, errors: [{ field: 'name', code: 'taken' }] });
});

test('a role that a member has cannot be deleted', async () => {
  const id = await aRole(['user_management']);
  const { person } = await holderOf(id);
  expect(await code(await asAdmin.delete(`/api/v1/roles/${id}`))).toEqual([409, 'role_in_use']);
  await asAdmin.patch(`/api/v1/users/${person.id}`, { version: 2, role: 'tenant_user' });
  expect((await asAdmin.delete(`/api/v1/roles/${id}`)).status).toBe(204);
});

test('a role of another tenant cannot be assigned', async () => {
  const other = await aTenant(api);
  const asOther = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
  const foreign = (await (
    await asOther.post('/api/v1/roles', { name: 'Theirs', permissions: ['user_management'] })
  ).json()) as { id: string };
  const user = await aPerson(api, { tenantId });
  const body = { version: 1, role: 'tenant_user', roleId: foreign.id };
  expect((await asAdmin.patch(`/api/v1/users/${user.id}`, body)).status).toBe(422);
});

test('roles are created and assigned only after re-authentication', async () => {
  const user = await aPerson(api, { tenantId });
  clock.advance(600);
  expect(await code(await create({ name: 'Late', permissions: ['user_management'] }))).toEqual([
    403,
    'reauthentication_required',
  ]);
  const given = await asAdmin.patch(`/api/v1/users/${user.id}`, { version: 1, role: 'tenant_admin' });
  expect(await code(given)).toEqual([403, 'reauthentication_required']);
});

test('a name whose letters become several in its key is accepted', async () => {
  const created = await create({ name: '\u00df'.repeat(60), permissions: ['reports_view'] });
  expect(created.status, await created.clone().text()).toBe(201);
});

test('a superadmin who names no existing organization cannot create a role', async () => {
  const superadmin = await signedIn(api, await aPerson(api));
  const permissions = ['user_management'];
  const named = { name: 'Nowhere', permissions, tenantId: 'ab6482ce-e13a-4f4b-b2bf-657bd4b56fd1' };
  expect((await create(named, superadmin)).status).toBe(404);
  expect((await create({ ...named, tenantId }, superadmin)).status).toBe(201);
});
