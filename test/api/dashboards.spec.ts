import type { ConsoleDashboardDto, DashboardDto } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

let api: TestApi;
let tenantId: string;
let admin: ApiCaller;
let user: ApiCaller;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  user = await signedIn(api, await aPerson(api, { tenantId }));
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

async function read<T = { items: unknown[] }>(caller: ApiCaller, path: string): Promise<T> {
  const response = await caller.get(`/api/v1/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

test('the dashboard of a person is what its operations answer them', async () => {
  for (const caller of [user, admin]) {
    const shown = await read<DashboardDto>(caller, 'dashboard');
    expect(shown).toMatchObject({
      sessions: (await read(caller, 'account/sessions')).items,
      devices: (await read(caller, 'account/devices')).items,
      factors: await read(caller, 'account/factors'),
      connected: (await read(caller, 'oauth2/grants?limit=6')).items,
      launches: (await read(caller, 'launchpad')).items,
      products: (await read(caller, 'products')).items,
    });
  }
});

test('only who looks after others gets the overview, and who is in no organization no products', async () => {
  expect((await read<DashboardDto>(user, 'dashboard')).overview).toBeNull();
  expect((await read<DashboardDto>(admin, 'dashboard')).overview).toEqual(await read(admin, 'overview'));
  const { overview, products } = await read<DashboardDto>(superadmin, 'dashboard');
  expect(overview?.tenants).toBeGreaterThan(0);
  expect(products).toBeNull();
});

test('the dashboard of an organization is what its operations answer, without the platform', async () => {
  expect(await read<ConsoleDashboardDto>(admin, 'console-dashboard')).toEqual({
    attention: (await read(admin, 'sso-attention')).items,
    signIns: await read(admin, 'figures/sign-ins'),
    overview: await read(admin, 'overview'),
    plan: await read(admin, `tenants/${tenantId}/plan`),
    platform: null,
  });
});

test('the dashboard of the platform has its tenants and what they ask for', async () => {
  const asked = await admin.post('/api/v1/tenants/plan-requests', { plan: 'trial' });
  const request = (await asked.json()) as { id: string };
  const { plan, platform } = await read<ConsoleDashboardDto>(superadmin, 'console-dashboard');
  expect(plan).toBeNull();
  expect(platform?.tenants).toEqual(await read(superadmin, 'tenants/summary'));
  expect(platform?.planRequests).toEqual((await read(superadmin, 'tenants/plan-requests?state=open')).items);
  expect(platform?.planRequests).toMatchObject([{ id: request.id }]);
  expect(platform?.productRequests).toEqual([]);
});

test('nobody else gets the dashboard of a console', async () => {
  expect((await user.get('/api/v1/console-dashboard')).status).toBe(403);
  expect((await api.fetch('/api/v1/console-dashboard')).status).toBe(401);
  expect((await api.fetch('/api/v1/dashboard')).status).toBe(401);
});
