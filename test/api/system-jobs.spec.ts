import type { DeadLetters, JobRecords, SystemJob } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import JOB_TEXTS from '../../remix-app/app/features/system/texts/job-names/en.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

const HOURLY = 3_600_000;

let api: TestApi;
let superadmin: ApiCaller;
let works = false;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  const run = async () => {
    if (!works) throw new SyntaxError('a secret that nobody is shown');
  };
  api.app.get(Jobs).register({ name: 'fragile', everyMs: HOURLY, retries: 0, run });
  api.app.get(Jobs).register({ name: 'patient', everyMs: HOURLY, run });
});
afterAll(() => api.stop());

const read = async <T>(path: string) =>
  (await (await superadmin.get(`/api/v1/system/jobs${path}`)).json()) as T;
const run = async (path: string) => (await superadmin.post(`/api/v1/system/jobs/${path}`, {})).json();
const jobCalled = async (name: string) =>
  (await read<{ items: SystemJob[] }>('')).items.find((job) => job.name === name);

test('the page describes each job', async () => {
  const { items } = await read<{ items: SystemJob[] }>('');
  const names = items.map(({ name }) => name).filter((name) => !['fragile', 'patient'].includes(name));
  // This job runs only if there is a mail server.
  expect(Object.keys(JOB_TEXTS).sort()).toEqual([...names, 'outbox-delivery'].sort());
});

test('a shared job has a schedule and a next run, and a job of each process has neither', async () => {
  const shared = await jobCalled('tenant-erasure');
  expect(shared).toMatchObject({ shared: true, cron: expect.stringMatching(/^\d+ \* \* \* \*$/) });
  const wait = Date.parse(shared?.nextAt ?? '') - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(HOURLY);
  expect(await jobCalled('audit-seal')).toMatchObject({ shared: false, cron: null, nextAt: null });
});

describe('a job that fails', () => {
  test('reports the type of the error and the time of the next attempt', async () => {
    expect(await run('patient/run')).toEqual({ outcome: 'failed', failure: 'SyntaxError' });
    const job = await jobCalled('patient');
    expect(job).toMatchObject({ state: 'retrying', failure: 'SyntaxError' });
    expect(Date.parse(job?.nextTryAt ?? '')).toBeGreaterThan(Date.now());
    const { items } = await read<JobRecords>('/runs?job=patient');
    expect(items).toMatchObject([{ state: 'retrying', cause: 'hand', failure: 'SyntaxError', tries: 0 }]);
  });

  test('stops after the last attempt and can be restarted manually', async () => {
    expect(await run('fragile/run')).toEqual({ outcome: 'failed', failure: 'SyntaxError' });
    const { items } = await read<DeadLetters>('/dead-letters');
    expect(items).toMatchObject([{ job: 'fragile', failure: 'SyntaxError', workedSince: null }]);
    const letter = items[0]?.id ?? '';

    works = true;
    expect(await run(`dead-letters/${letter}/retry`)).toEqual({ outcome: 'done', failure: null });
    expect((await read<DeadLetters>('/dead-letters')).items).toEqual([]);
    expect((await read<JobRecords>('/runs?job=fragile')).items).toMatchObject([
      { state: 'done', cause: 'retry' },
      { state: 'failed', cause: 'hand' },
    ]);
    expect((await superadmin.post(`/api/v1/system/jobs/dead-letters/${letter}/retry`, {})).status).toBe(404);
    const trail = await (await superadmin.get('/api/v1/audit/events?action=job.run&limit=1')).json();
    expect(trail).toMatchObject({
      items: [{ target: { id: 'fragile' }, detail: { outcome: 'done', retry: true } }],
    });
  });

  test('does not reveal the message of the error', async () => {
    const all = await Promise.all(['', '/runs', '/dead-letters'].map((path) => read(path)));
    expect(JSON.stringify(all)).not.toContain('secret');
  });
});

test('runs are listed in pages, and filtered by job and outcome', async () => {
  works = true;
  for (let i = 0; i < 51; i++) await api.app.get(Jobs).runNow('patient');
  const first = await read<JobRecords>('/runs?job=patient');
  expect(first.items).toHaveLength(50);
  const second = await read<JobRecords>(
    `/runs?job=patient&cursor=${encodeURIComponent(first.nextCursor ?? '')}`,
  );
  expect(second.nextCursor).toBeNull();
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await read<JobRecords>('/runs?job=fragile&state=failed')).items).toHaveLength(1);
  expect((await superadmin.get('/api/v1/system/jobs/runs?state=odd')).status).toBe(400);
  expect((await superadmin.get('/api/v1/system/jobs/runs?cursor=yesterday')).status).toBe(400);
});

test.each([
  ['GET', 'runs'],
  ['GET', 'dead-letters'],
  ['POST', `dead-letters/${crypto.randomUUID()}/retry`],
])('%s %s is for users who can manage the platform', async (method, path) => {
  const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
  const { token } = await signedIn(api, admin);
  const headers = { authorization: `Bearer ${token}` };
  expect((await api.fetch(`/api/v1/system/jobs/${path}`, { method, headers })).status).toBe(403);
});
