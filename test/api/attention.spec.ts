import type { AttentionEntry, SsoAttention } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

let api: TestApi;
let owner: pg.Pool;
let superadmin: ApiCaller;
let acme: { id: string };
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Pool({ connectionString: api.database.ownerUrl });
  acme = await aTenant(api, { name: 'Acme' });
  superadmin = await signedIn(api, await aPerson(api));
  asAdmin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

async function entriesOf(caller: ApiCaller): Promise<AttentionEntry[]> {
  const response = await caller.get('/api/v1/attention');
  expect(response.status).toBe(200);
  return ((await response.json()) as { items: AttentionEntry[] }).items;
}
const kindsOf = async (caller: ApiCaller) => (await entriesOf(caller)).map(({ kind }) => kind);

async function aConnection(tenantId: string, states: string): Promise<string> {
  const id = await aStoredConnection(api, tenantId);
  await owner.query(
    `insert into sso_configuration_states (id, tenant_id, keys) values ($1, $2, '[]')
     on conflict (id) do nothing`,
    [id, tenantId],
  );
  await owner.query(`update sso_configuration_states set ${states} where id = $1`, [id]);
  return id;
}

test('a healthy tenant needs no attention', async () => {
  expect(await entriesOf(asAdmin)).toEqual([]);
});

test('an admin sees what fails or expires in their tenant, with its count and age', async () => {
  const oldest = await aConnection(
    acme.id,
    `failures_since_success = 4, failing_since = now() - interval '3 days'`,
  );
  await aConnection(acme.id, `failures_since_success = 3, failing_since = now() - interval '1 day'`);
  await aConnection(acme.id, `refresh_failure = 'HTTP 404', refreshed_at = now() - interval '2 days'`);
  await aConnection(acme.id, `certificate_expires_at = now() + interval '9 days'`);
  await aConnection(acme.id, `certificate_expires_at = now() + interval '90 days'`);
  await owner.query(
    `insert into domains (id, tenant_id, domain, status, proof, verified_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'acme.test', 'inactive', 'dns', now(), now(), now())`,
    [acme.id],
  );
  await owner.query(
    `update tenants set status = 'active', plan = 'trial', trial_ends_at = now() + interval '2 days' where id = $1`,
    [acme.id],
  );

  const entries = await entriesOf(asAdmin);
  expect(entries.map(({ kind, count }) => [kind, count])).toEqual([
    ['failing_connections', 2],
    ['unreadable_connections', 1],
    ['ending_certificates', 1],
    ['lost_domains', 1],
    ['ending_trials', 1],
  ]);
  const [failing, , certificate] = entries;
  expect(failing?.first).toEqual({ id: oldest, name: 'Their directory', tenantName: 'Acme' });
  expect(Date.now() - Date.parse(failing?.since ?? '')).toBeGreaterThan(2.9 * 86_400_000);
  expect([failing?.until, certificate?.since]).toEqual([null, null]);
  expect(Date.parse(certificate?.until ?? '')).toBeGreaterThan(Date.now());
});

test('an admin sees expiring certificates and secrets of applications, but not valid ones', async () => {
  const tenant = await aTenant(api, { name: 'Initech' });
  const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  const [ending, fine] = await Promise.all([12, 300].map((days) => aProvider(tenant.id, days)));
  const [first, ...others] = await entriesOf(admin);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    kind: 'ending_application_certificates',
    count: 1,
    since: null,
    first: { id: ending, tenantName: 'Initech' },
  });
  expect(Date.parse(first?.until ?? '')).toBeGreaterThan(Date.now() + 11 * 86_400_000);

  const registered = await admin.post('/api/v1/admin/oauth2/clients', {
    name: 'Ledger',
    redirect_uris: ['https://ledger.test/'],
  });
  const client = (await registered.json()) as { id: string };
  const rotate = { keep_old_seconds: 3 * 86_400 };
  expect((await admin.post(`/api/v1/admin/oauth2/clients/${client.id}/rotate-secret`, rotate)).status).toBe(
    200,
  );
  const overview = await (await superadmin.get(`/api/v1/sso-attention?tenantId=${tenant.id}`)).json();
  const { items } = overview as SsoAttention;
  expect(items.map(({ kind, id, daysLeft }) => [kind, id, daysLeft])).toEqual([
    ['application_certificate', ending, 12],
    ['secret', client.id, 3],
  ]);
  expect(JSON.stringify(items)).not.toContain(fine);
});

async function aProvider(tenantId: string, days: number): Promise<string> {
  const certificate = (notAfter: string, retiredAt: string | null) => ({
    use: 'signing',
    notAfter,
    retiredAt,
  });
  const at = (ends: number) => new Date(Date.now() + ends * 86_400_000).toISOString();
  const certificates = [certificate(at(days), null), certificate(at(1), at(-1))];
  const { rows } = await owner.query<{ id: string }>(
    `insert into saml_service_providers (id, tenant_id, entity_id, name, assertion_consumer_services, slo_binding,
       certificates, attributes, name_id_format, sign, signature_algorithm, require_signed_requests, allow_idp_initiated,
       is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'Travel', '[]', 'redirect', $3, '[]', 'email', 'assertion', 'rsa-sha256', false,
       false, true, now(), now()) returning id`,
    [tenantId, `https://travel.test/${days}`, JSON.stringify(certificates)],
  );
  return rows[0]?.id ?? '';
}

test('an admin sees nothing of another tenant, and nothing of the platform', async () => {
  const globex = await aTenant(api, { name: 'Globex' });
  await owner.query(
    `insert into plan_requests (id, tenant_id, plan, requested_by, created_at)
     values (gen_random_uuid(), $1, 'pro', gen_random_uuid(), now())`,
    [acme.id],
  );
  await owner.query(`insert into job_runs values ('mail', now(), now(), null, 'Broken')`);
  const other = await signedIn(api, await aPerson(api, { tenantId: globex.id, role: 'tenant_admin' }));
  expect(await entriesOf(other)).toEqual([]);
  expect(await kindsOf(asAdmin)).not.toContain('plan_requests');
  expect(await kindsOf(asAdmin)).not.toContain('failed_jobs');
});

test('a superadmin sees pending requests of all organizations and failed jobs', async () => {
  await owner.query(
    `insert into product_requests (id, tenant_id, product, requested_by, created_at)
     select gen_random_uuid(), $1, 'any', gen_random_uuid(), now() from generate_series(1, 200)`,
    [acme.id],
  );
  const waiting = await aTenant(api, { name: 'Newcomers' });
  await owner.query(`update tenants set status = 'pending' where id = $1`, [waiting.id]);
  const entries = await entriesOf(superadmin);
  const named = Object.fromEntries(
    entries.map(({ kind, count, first }) => [kind, [count, first.tenantName]]),
  );
  expect(named).toMatchObject({
    failing_connections: [2, 'Acme'],
    failed_jobs: [1, null],
    waiting_tenants: [1, 'Newcomers'],
    plan_requests: [1, 'Acme'],
    // Counting stops after 101.
    product_requests: [101, 'Acme'],
    ending_trials: [1, 'Acme'],
  });
});

test('a member sees none of it', async () => {
  const member = await signedIn(api, await aPerson(api, { tenantId: acme.id }));
  expect((await member.get('/api/v1/attention')).status).toBe(403);
});
