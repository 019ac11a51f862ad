import type { AuditEvent, AuditEventPage } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;
let admin: Person;
let acme: { id: string };
let globex: { id: string };

beforeAll(async () => {
  api = await startApi();
  acme = await aTenant(api, { name: 'Acme' });
  globex = await aTenant(api, { name: 'Globex' });
  admin = await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' });
  superadmin = await signedIn(api, await aPerson(api));
  await signedIn(api, await aPerson(api, { tenantId: globex.id }));
});
afterAll(() => api.stop());

async function eventsOf(caller: ApiCaller, query = ''): Promise<AuditEvent[]> {
  const response = await caller.get(`/api/v1/audit/events${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as AuditEventPage).items;
}

test('a tenant admin reads the trail of their own tenant and of no other', async () => {
  const caller = await signedIn(api, admin);
  const events = await eventsOf(caller);
  expect(events[0]).toMatchObject({
    action: 'sign_in.succeeded',
    actor: { type: 'user', id: admin.id },
    tenantId: acme.id,
  });
  expect(new Set(events.map(({ tenantId }) => tenantId))).toEqual(new Set([acme.id]));
  expect(await eventsOf(caller, `?tenantId=${acme.id}`)).toHaveLength(events.length);
});

test('naming another tenant finds nothing, whether it exists or not', async () => {
  const caller = await signedIn(api, admin);
  for (const other of [globex.id, '0192aaaa-0000-7000-8000-00000000dead']) {
    expect((await caller.get(`/api/v1/audit/events?tenantId=${other}`)).status).toBe(404);
  }
});

test('a tenant user may not read it, and nobody without a session', async () => {
  const user = await signedIn(api, await aPerson(api, { tenantId: acme.id }));
  expect((await user.get('/api/v1/audit/events')).status).toBe(403);
  expect((await fetch(`${api.url}/api/v1/audit/events`)).status).toBe(401);
});

test('a superadmin reads the trail of the platform, or of the tenant they name', async () => {
  const platform = await eventsOf(superadmin);
  expect(platform.length).toBeGreaterThan(0);
  expect(platform.every(({ tenantId }) => tenantId === null)).toBe(true);

  const named = await eventsOf(superadmin, `?tenantId=${globex.id}`);
  expect(named.map(({ tenantId, action }) => [tenantId, action])).toEqual([[globex.id, 'sign_in.succeeded']]);
});

test('a superadmin who took the view of a tenant admin does not read the platform', async () => {
  const caller = await signedIn(api, await aPerson(api));
  const switched = await caller.post('/api/v1/auth/switch-role', { role: 'tenant_admin' });
  const { accessToken } = (await switched.json()) as { accessToken: string };
  const response = await fetch(`${api.url}/api/v1/audit/events`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.status).toBe(403);
});

test('pages follow one another without a gap or a repetition', async () => {
  for (let i = 0; i < 3; i++) await signedIn(api, admin);
  const caller = await signedIn(api, admin);
  const all = await eventsOf(caller, '?limit=100');
  const seen: string[] = [];
  let cursor = '';
  do {
    const response = await caller.get(`/api/v1/audit/events?limit=2${cursor && `&cursor=${cursor}`}`);
    const page = (await response.json()) as AuditEventPage;
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  expect(seen).toEqual(all.map(({ id }) => id));
});

test.each([
  '?cursor=x',
  '?limit=0',
  '?limit=101',
  '?from=yesterday',
  '?action=nothing.happened',
  '?tenantId=1',
])('%s is refused by the name of its field', async (query) => {
  const response = await superadmin.get(`/api/v1/audit/events${query}`);
  expect(response.status).toBe(400);
  const field = query.slice(1).split('=')[0];
  expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
});

test('an event is sealed within seconds, by the running process itself', async () => {
  const caller = await signedIn(api, admin);
  const [event] = await eventsOf(caller);
  const sealed = async () =>
    (await eventsOf(caller, '?limit=100')).find(({ id }) => id === event?.id)?.sealed;
  await expect.poll(sealed, { timeout: 15_000, interval: 200 }).toBe(true);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toMatch(/^gatehouse_audit_sealed_total [1-9]/m);
});
