import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import type { TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import {
  application,
  aServiceProvider,
  formOf,
  locationOf,
  profileOf,
  visit,
} from '../support/service-provider.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

let processes: TwoProcesses;
let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;
let tenant: Tenant;
let admin: ApiCaller;
let user: ApiCaller;
let provider: SamlServiceProviderDto;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ api, other, superadmin } = processes);
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  tenant = await aTenant(api);
  admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  user = await signedIn(api, await aPerson(api, { tenantId: tenant.id }));
  provider = await aServiceProvider(admin);
});

async function signOn(at: TestApi): Promise<Response> {
  const app = await application(api, provider);
  return visit(at, await app.getAuthorizeUrlAsync('', undefined, {}), user.token);
}
const isAnswered = async (at: TestApi) => (await (await signOn(at)).text()).includes('name="SAMLResponse"');

const change = (body: object) =>
  admin.patch(`/api/v1/admin/saml/service-providers/${provider.id}`, { version: provider.version, ...body });

test('a response takes one round trip for the session and one to write', async () => {
  const app = await application(api, provider);
  await signOn(other);
  const url = await app.getAuthorizeUrlAsync('', undefined, {});
  // Memory then answers for one second, however busy the machine is.
  await other.app.get(Changes).catchUp();
  const lookups = other.app.get(Lookups);
  const spies = [vi.spyOn(lookups, 'call'), vi.spyOn(lookups, 'query')];
  const form = await formOf(await visit(other, url, user.token));
  const names = spies
    .flatMap(({ mock }) => mock.calls.map(([name]) => name))
    .filter((name) => /saml|sess|tenant/.test(name));
  for (const spy of spies) spy.mockRestore();
  expect(names).toEqual(['session_by_token', 'saml-session-note']);
  expect((await profileOf(app, form)).issuer).toContain(tenant.slug);
});

test('a service provider that is disabled at one process gets no response there or at the other', async () => {
  expect([await isAnswered(api), await isAnswered(other)]).toEqual([true, true]);
  expect((await change({ is_active: false })).status).toBe(200);
  expect(await isAnswered(api)).toBe(false);
  await other.app.get(Changes).catchUp();
  expect(await isAnswered(other)).toBe(false);
});

test('a deleted one gets no response', async () => {
  expect([await isAnswered(api), await isAnswered(other)]).toEqual([true, true]);
  expect((await admin.delete(`/api/v1/admin/saml/service-providers/${provider.id}`)).status).toBe(204);
  expect(await isAnswered(api)).toBe(false);
  await other.app.get(Changes).catchUp();
  expect(await isAnswered(other)).toBe(false);
});

test('its changes apply at every process', async () => {
  await signOn(api);
  await signOn(other);
  expect((await change({ name_id_format: 'persistent' })).status).toBe(200);
  await other.app.get(Changes).catchUp();
  for (const at of [api, other]) {
    const app = await application(api, provider);
    const form = await formOf(await visit(at, await app.getAuthorizeUrlAsync('', undefined, {}), user.token));
    expect((await profileOf(app, form)).nameIDFormat).toContain('persistent');
  }
});

test('the identity provider of a suspended organization is not found', async () => {
  const url = await (await application(api, provider)).getAuthorizeUrlAsync('', undefined, {});
  for (const at of [api, other]) expect((await visit(at, url, user.token)).status).toBe(200);
  const suspended = await superadmin.patch(`/api/v1/tenants/${tenant.id}`, {
    version: 1,
    status: 'suspended',
  });
  expect(suspended.status).toBe(200);
  for (const at of [api, other]) {
    await at.app.get(Changes).catchUp();
    expect(locationOf(await visit(at, url, user.token)).searchParams.get('code')).toBe('not_found');
  }
});
