import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateUp } from '../../nest-api/src/database/migrate.js';
import { JobHistory } from '../../nest-api/src/jobs/job-history.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, post, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-outage-'));
  // If this runs as root, PostgreSQL's account must pass through.
  chmodSync(dataDir, 0o711);
  postgres = await EmbeddedPostgres.open({ dataDir, durable: false });
  await postgres.start();
  await migrateUp(postgres.url());
  api = await startApi({
    worksByItself: true,
    database: {
      ownerUrl: postgres.url(),
      appUrl: postgres.url('gatehouse_app'),
      maintenanceUrl: postgres.url('gatehouse_maintenance'),
      drop: async () => undefined,
    },
  });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await api.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a database that stops and restarts loses no acknowledged data', async () => {
  const tenant = await aTenant(api);
  const path = `/api/v1/tenants/${tenant.id}`;
  expect((await superadmin.patch(path, { version: 1, name: 'Before the outage' })).status).toBe(200);

  await postgres.stop();
  const away = await superadmin.get('/api/v1/auth/me');
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await away.json()).toMatchObject({ code: 'database_unavailable' });
  const login = await post(api, '/api/v1/auth/login', { email: 'a@b.test', password: 'x' });
  expect(login.status).toBe(503);
  const token = await api.fetch('/api/v1/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: crypto.randomUUID(),
      client_secret: 'x',
    }),
  });
  expect(token.status).toBe(503);
  expect(await token.json()).toMatchObject({ code: 'database_unavailable' });
  expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${api.url}/health/ready`)).status).toBe(503);

  await postgres.start();
  await vi.waitFor(
    async () => expect((await superadmin.get('/api/v1/auth/me')).status).toBe(200),
    EVENTUALLY,
  );
  expect(await (await superadmin.get(path)).json()).toMatchObject({ name: 'Before the outage', version: 2 });
  expect((await superadmin.patch(path, { version: 2, name: 'After it' })).status).toBe(200);
  await vi.waitFor(async () => expect((await fetch(`${api.url}/health/ready`)).status).toBe(200), EVENTUALLY);
});

test('background work survives an unavailable database, with one line in the log', async () => {
  const told = (line: string) => api.log.filter((entry) => entry.includes(line)).length;
  const jobs = api.app.get(Jobs);
  await vi.waitFor(async () => expect(await jobs.runNow('audit-partitions')).toBe(true), EVENTUALLY);
  const before = told('queue of background jobs can not be read');

  await postgres.stop();
  for (let i = 0; i < 3; i++) {
    await expect(api.app.get(JobHistory).inHand()).rejects.toThrow();
    await expect(jobs.runNow('audit-partitions')).rejects.toThrow();
  }
  expect(told('queue of background jobs can not be read')).toBe(before + 1);

  await postgres.start();
  await vi.waitFor(async () => expect(await jobs.runNow('audit-partitions')).toBe(true), EVENTUALLY);
  expect(told('queue of background jobs can be reached again')).toBe(before + 1);
});

test('a shutdown waits for open requests', async () => {
  const second = await startApi({ database: api.database });
  const arrived = new Promise<void>((resolve) => {
    let count = 0;
    second.app.getHttpServer().on('request', () => {
      count += 1;
      if (count === 8) resolve();
    });
  });
  const login = () => post(second, '/api/v1/auth/login', { email: 'nobody@example.test', password: 'wrong' });
  const answers = Promise.all(Array.from({ length: 8 }, login));
  await arrived;
  await second.stop();
  for (const { status } of await answers) expect([401, 429]).toContain(status);
});
