import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

let api: TestApi;
let asAdmin: ApiCaller;
let asHelpDesk: ApiCaller;
let admin: Person;
let helpDesk: Person;
let member: Person;

beforeAll(async () => {
  api = await startApi();
  const tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  helpDesk = await aPerson(api, { tenantId });
  member = await aPerson(api, { tenantId });
  asAdmin = await signedIn(api, admin);
  await signedIn(api, member);
  const made = await asAdmin.post('/api/v1/roles', { name: 'Help desk', permissions: ['user_management'] });
  const { id: roleId } = (await made.json()) as { id: string };
  const given = await asAdmin.patch(`/api/v1/users/${helpDesk.id}`, {
    version: 1,
    role: 'tenant_user',
    roleId,
  });
  expect(given.status).toBe(200);
  asHelpDesk = await signedIn(api, helpDesk);
});
afterAll(() => api.stop());

test.each(['sessions', 'devices', 'applications'])(
  'a role with only user_management can read the %s of a member, but not those of an admin',
  async (part) => {
    const read = async (as: ApiCaller, person: Person) => {
      const response = await as.get(`/api/v1/users/${person.id}/${part}`);
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await read(asHelpDesk, admin)).toEqual([403, 'outranked']);
    expect(await read(asHelpDesk, member)).toEqual([200, undefined]);
    expect(await read(asHelpDesk, helpDesk)).toEqual([200, undefined]);
    expect(await read(asAdmin, admin)).toEqual([200, undefined]);
  },
);

test.each<[string, (as: ApiCaller, path: string) => Promise<Response>]>([
  ['suspends', (as, path) => as.post(`${path}/suspend`, { version: 1 })],
  ['signs out', (as, path) => as.post(`${path}/sign-out`)],
  ['demotes', (as, path) => as.patch(path, { version: 1, role: 'tenant_user', roleId: null })],
  ['removes', (as, path) => as.delete(path)],
])('a role with only user_management %s no admin', async (_name, change) => {
  const refused = await change(asHelpDesk, `/api/v1/users/${admin.id}`);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'outranked']);
  expect((await asAdmin.get(`/api/v1/users/${admin.id}`)).status).toBe(200);
});
