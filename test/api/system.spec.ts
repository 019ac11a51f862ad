import type { SystemHealth, SystemJob, SystemSettings } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

const jobs = async () =>
  ((await (await superadmin.get('/api/v1/system/jobs')).json()) as { items: SystemJob[] }).items;

test('the health covers database, jobs, email, keys and identity providers', async () => {
  const health = (await (await superadmin.get('/api/v1/system/health')).json()) as SystemHealth;
  expect(health.database.connections).toBeGreaterThan(0);
  expect(health.database.version).toMatch(/^\d+/);
  expect(health.database.lastMigration).toMatch(/^Migration\d/);
  expect(health.jobs.total).toBeGreaterThan(10);
  expect(health.mail.leaves).toBe(false);
  expect(health.upstreams.lastHour).toEqual({ succeeded: 0, failed: 0 });
});

test('emails of the last hour are counted', async () => {
  const registered = await api.fetch('/api/v1/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@health.test',
      password: 'a quiet bicycle at noon',
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Health',
    }),
  });
  expect(registered.ok).toBe(true);
  const { mail } = (await (await superadmin.get('/api/v1/system/health')).json()) as SystemHealth;
  expect(mail.lastHour).toMatchObject({ written: 1, dead: 0 });
  expect([mail.queued, mail.dueSince !== null]).toEqual([1, true]);
});

test('a job runs on request, whether it is due or not, and the audit log has who requested it', async () => {
  const name = 'audit-partitions';
  const run = async () => (await superadmin.post(`/api/v1/system/jobs/${name}/run`, {})).json();
  await expect.poll(run).toEqual({ outcome: 'done', failure: null });
  const before = (await jobs()).find((job) => job.name === name)?.finishedAt ?? '';
  await expect.poll(run).toEqual({ outcome: 'done', failure: null });
  const after = (await jobs()).find((job) => job.name === name);
  expect(after).toMatchObject({ shared: true, failure: null });
  expect(Date.parse(after?.finishedAt ?? '')).toBeGreaterThan(Date.parse(before));

  const trail = await (await superadmin.get('/api/v1/audit/events?action=job.run&limit=1')).json();
  expect(trail).toMatchObject({
    items: [{ outcome: 'success', target: { type: 'job', id: name }, detail: { outcome: 'done' } }],
  });
});

test('an unknown job is not found', async () => {
  expect((await superadmin.post('/api/v1/system/jobs/no-such-job/run', {})).status).toBe(404);
  expect((await superadmin.post('/api/v1/system/jobs/No%20Job/run', {})).status).toBe(400);
});

test('settings are shown with their source, and secrets never', async () => {
  const response = await superadmin.get('/api/v1/system/settings');
  const text = await response.text();
  for (const secret of [api.settings.INTERNAL_SECRET, api.settings.MASTER_KEY, api.settings.DATABASE_URL]) {
    expect(text).not.toContain(secret);
  }
  const { items } = JSON.parse(text) as SystemSettings;
  const byName = Object.fromEntries(items.map((item) => [item.name, item]));
  expect(byName.MASTER_KEY).toMatchObject({ value: null, source: 'environment', secret: true });
  expect(byName.OUTBOUND_ALLOW).toMatchObject({ value: '127.0.0.0/8', source: 'environment' });
  expect(byName.API_PORT).toMatchObject({ value: '8080', source: 'default' });
  expect(byName.SMTP_URL).toMatchObject({ value: null, source: 'unset' });
});

test.each([
  ['GET', 'health'],
  ['GET', 'jobs'],
  ['GET', 'settings'],
  ['POST', 'jobs/outbox-delivery/run'],
])('%s %s is for users who can manage the platform', async (method, path) => {
  const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
  const { token } = await signedIn(api, admin);
  const response = await api.fetch(`/api/v1/system/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(403);
});
