import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date('2026-11-21T12:00:00Z'));
let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

test('activating a tenant starts its trial of fourteen days at that moment', async () => {
  const tenant = await aTenant(api, { status: 'pending' });
  const response = await superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version: 1 });
  expect(await response.json()).toMatchObject({
    status: 'active',
    activatedAt: '2026-11-21T12:00:00.000Z',
    trialEndsAt: '2026-12-05T12:00:00.000Z',
    version: 2,
  });
});

test('activating again does not lengthen the trial', async () => {
  const tenant = await aTenant(api, { status: 'pending' });
  const first = await (await superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version: 1 })).json();
  const again = await superadmin.patch(`/api/v1/tenants/${tenant.id}`, { version: 2, status: 'on-hold' });
  const { version } = (await again.json()) as { version: number };
  const second = await (await superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version })).json();
  expect(second).toMatchObject({ trialEndsAt: (first as { trialEndsAt: string }).trialEndsAt });
});

test('the second of two editors is told, and overwrites nothing', async () => {
  const tenant = await aTenant(api);
  const path = `/api/v1/tenants/${tenant.id}`;
  const both = await Promise.all(
    ['First', 'Second'].map((name) => superadmin.patch(path, { version: 1, name })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'stale_version' });
});

test('a list is read page by page, each tenant once', async () => {
  for (let i = 0; i < 5; i++) await aTenant(api, { name: `Paged ${i}` });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `search=Paged&limit=2${cursor ? `&cursor=${cursor}` : ''}`;
    const page = (await (await superadmin.get(`/api/v1/tenants?${query}`)).json()) as {
      items: { name: string }[];
      nextCursor: string | null;
    };
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['Paged 0', 'Paged 1', 'Paged 2', 'Paged 3', 'Paged 4']);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=many', 'limit'],
  ['cursor=bm9uc2Vuc2U', 'cursor'],
  ['status=asleep', 'status'],
])('a list with %s is refused by name', async (query, field) => {
  const response = await superadmin.get(`/api/v1/tenants?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

test('a search takes signs of patterns literally', async () => {
  await aTenant(api, { name: '100% Wool_Works' });
  const found = async (search: string) => {
    const response = await superadmin.get(`/api/v1/tenants?search=${encodeURIComponent(search)}`);
    return ((await response.json()) as { items: unknown[] }).items.length;
  };
  expect([await found('100% wool_'), await found('%l_W%z')]).toEqual([1, 0]);
});

test.each([
  ['GET', '/api/v1/tenants'],
  ['PATCH', '/api/v1/tenants/01a1fe82-5409-754c-acd1-1916b1c9d4cc'],
])('%s %s is forbidden to a tenant admin', async (method, path) => {
  const tenant = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  const response =
    method === 'GET' ? await admin.get(path) : await admin.patch(path, { version: 1, name: 'Mine' });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
});

test('what is no id is refused, what is nobody’s is not found', async () => {
  expect((await superadmin.get('/api/v1/tenants/not-an-id')).status).toBe(400);
  expect((await superadmin.get('/api/v1/tenants/01a1fe82-5409-754c-acd1-1916b1c9d4cc')).status).toBe(404);
});
