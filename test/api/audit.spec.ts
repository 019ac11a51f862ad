import type { AuditEvent, AuditEventPage, AuditVerification } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { sealEverything } from '../support/seal-everything.ts';

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

test('a tenant admin reads the audit log of their own organization and of no other', async () => {
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

test('another organization is not found, whether or not it exists', async () => {
  const caller = await signedIn(api, admin);
  for (const other of [globex.id, '0192aaaa-0000-7000-8000-00000000dead']) {
    expect((await caller.get(`/api/v1/audit/events?tenantId=${other}`)).status).toBe(404);
  }
});

test('a tenant user and a visitor cannot read it', async () => {
  const user = await signedIn(api, await aPerson(api, { tenantId: acme.id }));
  expect((await user.get('/api/v1/audit/events')).status).toBe(403);
  expect((await fetch(`${api.url}/api/v1/audit/events`)).status).toBe(401);
});

test('an auditor with a role of the organization reads the audit log and verifies its chain', async () => {
  const owner = await signedIn(api, admin);
  const made = await owner.post('/api/v1/roles', { name: 'Auditor', permissions: ['reports_view'] });
  const { id } = (await made.json()) as { id: string };
  const person = await aPerson(api, { tenantId: acme.id });
  const { version } = (await (await owner.get(`/api/v1/users/${person.id}`)).json()) as { version: number };
  await owner.patch(`/api/v1/users/${person.id}`, { version, role: 'tenant_user', roleId: id });
  const auditor = await signedIn(api, person);
  const checked = await auditor.post('/api/v1/audit/verifications', {});
  expect([checked.status, (await eventsOf(auditor)).length > 0]).toEqual([200, true]);
  expect((await auditor.get('/api/v1/users')).status).toBe(403);
});

test('a superadmin reads the audit log of the platform, or of a named organization', async () => {
  const platform = await eventsOf(superadmin);
  expect(platform.length).toBeGreaterThan(0);
  expect(platform.every(({ tenantId }) => tenantId === null)).toBe(true);

  const named = await eventsOf(superadmin, `?tenantId=${globex.id}`);
  expect(named.map(({ tenantId, action }) => [tenantId, action])).toEqual([[globex.id, 'sign_in.succeeded']]);
});

test('a superadmin reads the events of all organizations in one list, each with its organization', async () => {
  const all = await eventsOf(superadmin, '?scope=all&limit=100');
  const owners = new Set(all.map(({ tenantName }) => tenantName));
  expect([...owners]).toEqual(expect.arrayContaining([null, 'Acme', 'Globex']));
  const [signIn] = await eventsOf(superadmin, `?tenantId=${globex.id}&group=sign_ins`);
  const byReference = await eventsOf(superadmin, `?scope=all&reference=${signIn?.requestId}`);
  expect(byReference.map(({ id }) => id)).toContain(signIn?.id);
});

test('an admin cannot read all organizations, and finds no reference or group of another one', async () => {
  const caller = await signedIn(api, admin);
  expect((await caller.get('/api/v1/audit/events?scope=all')).status).toBe(403);
  const [theirs] = await eventsOf(superadmin, `?tenantId=${globex.id}&group=sign_ins`);
  expect(await eventsOf(caller, `?reference=${theirs?.requestId}`)).toEqual([]);
  expect(await eventsOf(caller, `?target=${theirs?.target?.id}`)).toEqual([]);
  expect(await eventsOf(caller, `?person=${theirs?.actor.id}`)).toEqual([]);
  const tenants = (await eventsOf(caller, '?group=sign_ins')).map(({ tenantId }) => tenantId);
  expect(new Set(tenants)).toEqual(new Set([acme.id]));
});

test('a superadmin in the role of a tenant admin cannot read the audit log of the platform', async () => {
  const caller = await signedIn(api, await aPerson(api));
  const switched = await caller.post('/api/v1/auth/switch-role', { role: 'tenant_admin' });
  const { accessToken } = (await switched.json()) as { accessToken: string };
  const response = await fetch(`${api.url}/api/v1/audit/events`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.status).toBe(403);
});

test('pages have no gaps or duplicates', async () => {
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
  '?group=everything',
  '?scope=some',
  '?reference=',
  '?tenantId=1',
])('%s is rejected with its field name', async (query) => {
  const response = await superadmin.get(`/api/v1/audit/events${query}`);
  // The contract treats a cursor as text. Only the list knows its meaning.
  expect(response.status).toBe(query === '?cursor=x' ? 422 : 400);
  const field = query.slice(1).split('=')[0];
  expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
});

test('an event is sealed within seconds by the running process', async () => {
  const caller = await signedIn(api, admin);
  const [event] = await eventsOf(caller);
  const sealed = async () =>
    (await eventsOf(caller, '?limit=100')).find(({ id }) => id === event?.id)?.sealed;
  await expect.poll(sealed, { interval: 200 }).toBe(true);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toMatch(/^gatehouse_audit_sealed_total [1-9]/m);
});

describe('verifying the chain', () => {
  const seal = () => sealEverything(api);
  const verify = async (caller: ApiCaller, body: object = {}) => {
    const response = await caller.post('/api/v1/audit/verifications', body);
    return { status: response.status, body: (await response.json()) as AuditVerification };
  };

  test('a tenant admin sees that their audit log is intact, and where it ends', async () => {
    await seal();
    const { body } = await verify(await signedIn(api, admin));
    expect(body).toMatchObject({ findings: [], head: { n: String(body.events) } });
    expect(body.events).toBeGreaterThan(0);
  });

  test('changes made in the database are found, in the audit log that contains them', async () => {
    await seal();
    const owner = new pg.Client({ connectionString: api.database.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query<{ seq: string }>(
      `update audit_events set event = jsonb_set(event, '{outcome}', '"failure"')
       where (at, seq) = (select at, seq from audit_events where tenant_id = $1 order by at limit 1) returning seq::text`,
      [globex.id],
    );
    await owner.end();
    const { body } = await verify(superadmin, { tenantId: globex.id });
    expect(body.findings).toEqual([{ kind: 'edited', n: '1', event: rows[0]?.seq }]);
    expect((await verify(superadmin)).body.findings).toEqual([]);
  });

  test('is not allowed for another organization or for a tenant user', async () => {
    expect((await verify(await signedIn(api, admin), { tenantId: globex.id })).status).toBe(404);
    const user = await signedIn(api, await aPerson(api, { tenantId: acme.id }));
    expect((await verify(user)).status).toBe(403);
  });
});

test('an event names its actor', async () => {
  const [event] = await eventsOf(await signedIn(api, admin), '?action=sign_in.succeeded');
  expect(event?.actorName).toBe(admin.email);
});
