import type { SystemHealth } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let superadmin: ApiCaller;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi({ clock });
  superadmin = await signedIn(api, await aPerson(api));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const health = async () => (await (await superadmin.get('/api/v1/system/health')).json()) as SystemHealth;
const sample = () => api.app.get(Jobs).runIfDue('health-samples');
const standingsOf = ({ lastHour }: SystemHealth, name: string) =>
  lastHour.find(({ part }) => part === name)?.minutes.map(({ standing }) => standing);

test('before the first sample, there is no last hour', async () => {
  expect((await health()).lastHour.map(({ minutes }) => minutes.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('every minute, each part is recorded once on any number of replicas', async () => {
  expect([await sample(), await sample()]).toEqual([true, false]);
  clock.advance(61);
  expect(await sample()).toBe(true);
  const { lastHour, standings } = await health();
  expect(lastHour.map(({ part, minutes }) => [part, minutes.length])).toEqual(
    Object.keys(standings).map((part) => [part, 2]),
  );
});

test('a problem stays visible for an hour after it ends', async () => {
  await owner.query(`insert into job_runs values ('tenant-erasure', now(), now(), null, 'RangeError')`);
  clock.advance(61);
  await sample();
  expect((await health()).standings.jobs).toBe('wrong');
  await api.app.get(Jobs).runNow('tenant-erasure');
  clock.advance(61);
  await sample();
  const after = await health();
  expect(after.standings.jobs).toBe('good');
  expect(standingsOf(after, 'jobs')).toEqual(['good', 'good', 'wrong', 'good']);
});

test('the audit log has its seals and the last verification of its chains', async () => {
  expect((await health()).audit.verified).toBeNull();
  await expect.poll(async () => (await health()).audit.sealedAt).not.toBeNull();
  expect((await superadmin.post('/api/v1/audit/verifications', {})).status).toBe(200);
  expect((await health()).audit.verified).toMatchObject({ isWhole: false, sound: true });
});

test('the next certificate to expire is named', async () => {
  const { certificates, database } = await health();
  expect(certificates).toEqual({ watched: 0, ending: 0, ended: 0, next: null });
  expect(database.pool.size).toBeGreaterThan(0);
});

test('the last hour ends after an hour, and the samples after a day', async () => {
  const kept = async () =>
    (await owner.query('select count(distinct at)::int as n from health_samples')).rows[0].n;
  clock.advance(3_700);
  await sample();
  // The previous session has expired by now.
  superadmin = await signedIn(api, await aPerson(api));
  expect(standingsOf(await health(), 'keys')).toHaveLength(1);
  expect(await kept()).toBe(5);
  clock.advance(86_000);
  await sample();
  expect(await kept()).toBe(2);
});
