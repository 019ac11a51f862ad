import type { SystemDatabase } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../nest-api/src/database/migrations/index.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, signedIn } from '../support/data.ts';

let api: TestApi;
let report: SystemDatabase;
beforeAll(async () => {
  api = await startApi();
  await aTenant(api, { name: 'A name that is content' });
  const superadmin = await signedIn(api, await aPerson(api));
  const response = await superadmin.get('/api/v1/system/database');
  expect(response.status).toBe(200);
  report = (await response.json()) as SystemDatabase;
});
afterAll(() => api.stop());

const table = (name: string) => report.tables.find((each) => each.name === name);

test('every tenant table is shown with its size and isolation policy', () => {
  expect(table('memberships')).toMatchObject({ schema: 'public', partitions: 0 });
  expect(table('memberships')?.tableBytes).toBeGreaterThan(0);
  expect(table('memberships')?.isolation).toMatchObject({ enabled: true });
  const tenant = table('memberships')?.isolation.policies.find(({ name }) => name === 'tenant');
  expect(tenant).toMatchObject({ roles: ['gatehouse_app'], command: 'all', check: null });
  expect(tenant?.using).toContain('app.tenant_id');
});

test('a partitioned table includes its partitions', () => {
  expect(table('audit_events')?.partitions).toBeGreaterThan(0);
  expect(report.tables.filter(({ name }) => name.startsWith('audit_events_'))).toEqual([]);
});

test('the migrations and the described schema match the database', () => {
  expect(report.migrations.applied.map(({ name }) => name).toSorted()).toEqual(
    migrations.map(({ name }) => name).toSorted(),
  );
  expect([report.migrations.pending, report.migrations.ahead, report.drift]).toEqual([[], [], []]);
});

test('connections are counted by role, and no content of any row is shown', () => {
  expect(report.connections.find(({ role }) => role === 'gatehouse_app')?.count).toBeGreaterThan(0);
  expect(report.version).toMatch(/^\d+/);
  expect(JSON.stringify(report)).not.toContain('A name that is content');
});

test('it requires the permission to manage the platform', async () => {
  const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
  expect((await (await signedIn(api, admin)).get('/api/v1/system/database')).status).toBe(403);
});
