import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, post, signedIn } from '../support/data.ts';

let api: TestApi;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

test('live and ready respond without a session', async () => {
  for (const probe of ['live', 'ready']) {
    const response = await fetch(`${api.url}/health/${probe}`);
    expect([probe, response.status, await response.json()]).toEqual([probe, 200, { status: 'ok' }]);
  }
});

test('a missing migration fails readiness but not liveness', async () => {
  await owner.query(`update migrations set name = name || '_undone' where name like '%_jobs'`);
  const ready = await fetch(`${api.url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('2');
  expect(await ready.json()).toMatchObject({ code: 'migrations_pending' });
  expect((await fetch(`${api.url}/health/live`)).status).toBe(200);

  await owner.query(`update migrations set name = replace(name, '_undone', '')`);
  expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
});

test('metrics contain the routes and the jobs', async () => {
  await fetch(`${api.url}/api/v1/tenants/0192aaaa-0000-7000-8000-00000000dead`);
  const text = await (await fetch(`${api.url}/metrics`)).text();
  expect(text).toMatch(/route="\/api\/v1\/tenants\/:id",status="401"/);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('0192aaaa');
});

test('sign-ins are counted by outcome', async () => {
  const person = await aPerson(api);
  await signedIn(api, person);
  await post(api, '/api/v1/auth/login', { email: person.email, password: 'not the password' });
  const text = await (await fetch(`${api.url}/metrics`)).text();
  expect(text).toContain('gatehouse_sign_ins_total{method="pwd",outcome="success"} 1');
  expect(text).toContain('gatehouse_sign_ins_total{method="pwd",outcome="invalid_credentials"} 1');
});
