import { CAUSES, type CauseCode, isOfThePerson, type TenantHealth } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';
import { aStoredConnection } from '../support/stored-connection.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

let api: TestApi;
let a: Side;
let b: Side;
let owner: pg.Client;
let connection: string;
beforeAll(async () => {
  api = await startApi();
  ({ a, b } = await twoTenants(api));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  connection = await aStoredConnection(api, a.tenant.id);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const healthOf = async (who: ApiCaller, query = '') =>
  (await (await who.get(`/api/v1/tenant-health${query}`)).json()) as TenantHealth;

const attempt = (outcome: string) =>
  owner.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, connection_id)
     values ($1, now(), uuidv7(), $2, 'oauth2', true, $3, 'r', $4)`,
    [outcome !== 'success', a.tenant.id, outcome, connection],
  );
const mail = (tenantId: string, status: string) =>
  owner.query(
    `insert into outbox (id, tenant_id, recipient, template, subject, status, next_attempt_at, created_at)
     values ($1, $2, 'somebody@secret.example', 'invitation', 'Hidden subject', $3, now(), now())`,
    [uuidv7(), tenantId, status],
  );

test('a connection is shown with its last sign-in, its last failure and its last hour', async () => {
  await attempt('success');
  await attempt('idp_error');
  await owner.query(
    `insert into sso_configuration_states (id, tenant_id, keys, refreshed_at, refresh_failure, certificate_expires_at)
     values ($1, $2, '[]', now(), 'It does not answer.', now() + interval '5 days')
     on conflict (id) do update set refresh_failure = excluded.refresh_failure,
       certificate_expires_at = excluded.certificate_expires_at`,
    [connection, a.tenant.id],
  );
  const { connections } = await healthOf(a.asAdmin);
  const found = connections.find(({ id }) => id === connection);
  expect(found).toMatchObject({
    isEnabled: true,
    reachable: false,
    failure: 'It does not answer.',
    lastFailure: personMessage('idp_error'),
    last24Hours: { good: 1, failed: 1 },
  });
  expect([found?.lastSignInAt, found?.lastFailureAt, found?.certificateEndsAt]).not.toContain(null);
  const sum = (of: 'good' | 'failed') => found?.lastHour.reduce((all, minute) => all + minute[of], 0);
  expect([sum('good'), sum('failed')]).toEqual([1, 1]);
});

test('failures that users or their browsers caused count toward no connection', async () => {
  const before = await healthOf(a.asAdmin);
  const codes = (Object.keys(CAUSES) as CauseCode[]).filter(isOfThePerson);
  for (const code of codes) await attempt(code);
  const after = await healthOf(a.asAdmin);
  expect(codes.length).toBeGreaterThan(20);
  expect(after.connections).toEqual(before.connections);
  await attempt('wrong_audience');
  const [counted, earlier] = [await healthOf(a.asAdmin), before].map(({ connections }) =>
    connections.find(({ id }) => id === connection),
  );
  expect(counted?.last24Hours.failed).toBe(Number(earlier?.last24Hours.failed) + 1);
  expect(counted?.lastFailure).toBe(personMessage('wrong_audience'));
});

test('email is counted, without recipients and content', async () => {
  for (const status of ['sent', 'sent', 'queued', 'dead']) await mail(a.tenant.id, status);
  await mail(b.tenant.id, 'dead');
  const before = await healthOf(a.asAdmin);
  expect(before.mail).toMatchObject({ delivered: 2, failed: 1 });
  expect(JSON.stringify(before)).not.toMatch(/secret\.example|Hidden subject/);
});

test('an organization sees its own domains and nothing of another organization', async () => {
  const [ofA, ofB] = [await healthOf(a.asAdmin), await healthOf(b.asAdmin)];
  expect(ofB.connections.map(({ id }) => id)).not.toContain(connection);
  expect(ofB.mail).toMatchObject({ delivered: 0, failed: 1 });
  const domains = new Set(ofA.domains.map(({ id }) => id));
  expect(ofB.domains.filter(({ id }) => domains.has(id))).toEqual([]);
  expect(ofB.domains.map(({ id }) => id)).toContain(b.domainId);
});

test('another organization is not found, and a superadmin must name one', async () => {
  expect((await a.asAdmin.get(`/api/v1/tenant-health?tenantId=${b.tenant.id}`)).status).toBe(404);
  const superadmin = await signedIn(api, await aPerson(api));
  expect((await superadmin.get('/api/v1/tenant-health')).status).toBe(404);
  const { connections } = await healthOf(superadmin, `?tenantId=${a.tenant.id}`);
  expect(connections.map(({ id }) => id)).toContain(connection);
});

test('it is visible only to admins of the organization', async () => {
  const member = await aPerson(api, { tenantId: a.tenant.id });
  expect((await (await signedIn(api, member)).get('/api/v1/tenant-health')).status).toBe(403);
});
