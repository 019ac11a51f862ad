import type { InstanceReport, LiveBoard, ReportedSettings, SystemDeployment } from '@gatehouse/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migrations as known } from '../../nest-api/src/database/migrations/index.js';
import { Heartbeat } from '../../nest-api/src/system/deployment/heartbeat.js';
import { Instances } from '../../nest-api/src/system/deployment/instances.repository.js';
import { LivePulse } from '../../nest-api/src/system/live/live-pulse.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, post, signedIn } from '../support/data.ts';

let clock: HeldClock;
let api: TestApi;
let second: TestApi;
let superadmin: ApiCaller;
beforeAll(async () => {
  clock = new HeldClock();
  api = await startApi({ clock });
  second = await startApi({ clock, database: api.database });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

const deployment = async () =>
  (await (await superadmin.get('/api/v1/system/deployment')).json()) as SystemDeployment;
const running = async (kind: string) => (await deployment()).instances.filter((each) => each.kind === kind);

const WEB: InstanceReport = {
  id: '0198f3a2-6c1e-7d42-9b5a-2f4c8e1d7a90',
  kind: 'web',
  host: 'web-1',
  pid: 42,
  version: '0.1.0',
  nodeVersion: '24.0.0',
  startedAt: '2026-11-21T11:00:00.000Z',
  settings: [
    { name: 'PORT', value: '3000', source: 'default', secret: false },
    { name: 'INTERNAL_SECRET', value: 'should never be kept', source: 'environment', secret: true },
  ],
};

/** Calls the API's own port directly. The contract does not include it. */
const report = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/internal/instances`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const internal = () => ({ 'x-gatehouse-internal': api.settings.INTERNAL_SECRET });

test('each process is shown with its version, newest migration and keys', async () => {
  await expect.poll(async () => (await running('api')).length).toBe(2);
  for (const instance of await running('api')) {
    expect(instance).toMatchObject({ standing: 'running', masterKeys: ['test'], pid: process.pid });
    expect(instance.migration).toMatch(/^Migration/);
  }
});

test('migrations and the signing keys are shown', async () => {
  const { migrations } = await deployment();
  expect(migrations).toMatchObject({ pending: [], ahead: [] });
  expect(migrations.applied).toBe(known.length);
});

test('web app and gateway report with the internal secret; their secrets are not kept', async () => {
  expect((await report(WEB, internal())).status).toBe(204);
  expect(await running('web')).toMatchObject([{ host: 'web-1', standing: 'running', masterKeys: [] }]);
  const answer = await (await superadmin.get('/api/v1/system/reported-settings')).text();
  expect(answer).not.toContain('should never be kept');
  const { items } = JSON.parse(answer) as ReportedSettings;
  expect(items).toMatchObject([{ kind: 'web', host: 'web-1' }]);
  expect(items[0]?.settings).toContainEqual({
    name: 'INTERNAL_SECRET',
    value: null,
    source: 'environment',
    secret: true,
  });
});

test.each([
  ['without the secret', {}, {}, 404],
  ['with another one', { 'x-gatehouse-internal': 'a wrong secret, which is long enough' }, {}, 404],
  ['in the name of somebody who is forwarded', { 'x-forwarded-for': '203.0.113.9' }, {}, 404],
  ['as an API, which reports by itself', {}, { kind: 'api' }, 404],
  ['with a process id that is none', {}, { pid: 0 }, 400],
])('a report is rejected %s', async (name, headers, change, status) => {
  const secret = name.startsWith('with') && name !== 'with a process id that is none' ? {} : internal();
  expect((await report({ ...WEB, ...change }, { ...secret, ...headers })).status).toBe(status);
});

test.each(['deployment', 'reported-settings', 'live'])(
  '%s is for users who can manage the platform',
  async (path) => {
    const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    expect((await (await signedIn(api, admin)).get(`/api/v1/system/${path}`)).status).toBe(403);
  },
);

describe('the live board', () => {
  const open = (token: string) =>
    fetch(`${api.url}/api/v1/system/live/events`, { headers: { authorization: `Bearer ${token}` } });
  const closing: ReadableStreamDefaultReader<string>[] = [];
  const readerOf = (stream: Response) => {
    const reader = (stream.body as ReadableStream).pipeThrough(new TextDecoderStream()).getReader();
    closing.push(reader);
    return reader;
  };
  const until = async (reader: ReadableStreamDefaultReader<string>, wanted: string) => {
    for (let text = ''; ; ) {
      const { value, done } = await reader.read();
      text += value ?? '';
      if (text.includes(wanted) || done) return { text, done };
    }
  };
  afterEach(async () => {
    for (const reader of closing.splice(0)) await reader.cancel();
  });

  test('adds up the sign-ins of all processes and names no users', async () => {
    clock.advance(120);
    for (const each of [api, second]) await each.app.get(Heartbeat).beat();
    const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
    for (let attempt = 0; attempt < 3; attempt++) await signedIn(api, person);
    const wrong = { email: person.email, password: 'not the password' };
    expect((await post(second, '/api/v1/auth/login', wrong)).status).toBe(401);
    await second.app.get(LivePulse).report();
    clock.advance(4);
    const text = await (await superadmin.get('/api/v1/system/live')).text();
    const board = JSON.parse(text) as LiveBoard;
    expect(board).toMatchObject({
      asOf: clock.now().toISOString(),
      ageMs: 0,
      reporting: 2,
      perSecond: 0.4,
      failuresPerSecond: 0.1,
      // Also counts earlier sign-ins.
      countries: [{ country: null, succeeded: expect.any(Number), failed: 1 }],
    });
    expect(board.steps.filter(({ succeeded, failed }) => succeeded + failed > 0)).toEqual([
      { at: new Date(clock.now().getTime() - 4_000).toISOString(), succeeded: 3, failed: 1 },
    ]);
    expect(board.latency?.requests).toBeGreaterThanOrEqual(4);
    expect(board.processes.find(({ kind }) => kind === 'api')?.running).toBe(2);
    expect(text).not.toMatch(new RegExp(`${person.email}|${person.id}|127\\.0\\.0\\.1`));
  });

  test('after a minute the sign-ins no longer count, but their countries do for a quarter of an hour', async () => {
    clock.advance(64);
    for (const each of [api, second]) await each.app.get(LivePulse).report();
    const board = (await (await superadmin.get('/api/v1/system/live')).json()) as LiveBoard;
    expect(board).toMatchObject({ perSecond: 0, countries: [{ country: null, failed: 1 }] });
    clock.advance(900);
    for (const each of [api, second]) await each.app.get(LivePulse).report();
    // Watching a board does not keep its session alive.
    expect((await superadmin.get('/api/v1/system/live')).status).toBe(401);
    superadmin = await signedIn(api, await aPerson(api));
    expect(await (await superadmin.get('/api/v1/system/live')).json()).toMatchObject({
      countries: [{ country: null, succeeded: 1, failed: 0 }],
    });
  });

  test('is sent by a stream, which ends with the session', async () => {
    const watcher = await signedIn(api, await aPerson(api));
    const stream = await open(watcher.token);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const reader = readerOf(stream);
    const { text } = await until(reader, '}\n\n');
    expect(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')).toMatchObject({ ageMs: 0, reporting: 2 });
    await watcher.post('/api/v1/auth/logout');
    expect((await until(reader, 'event: end')).text).toContain('event: end');
    expect((await until(reader, 'nothing more')).done).toBe(true);
  });

  test('a stream ends when its user loses the permission', async () => {
    const watcher = await signedIn(api, await aPerson(api));
    const reader = readerOf(await open(watcher.token));
    await until(reader, '}\n\n');
    // Switching the role creates a new token, and the old one ends.
    await watcher.post('/api/v1/auth/switch-role', { role: 'tenant_admin' });
    expect((await until(reader, 'event: end')).text).toContain('event: end');
  });

  test('a stream requires the permission to manage the platform', async () => {
    const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    expect((await open((await signedIn(api, admin)).token)).status).toBe(403);
    expect((await open('no token')).status).toBe(401);
  });

  test('a user has at most four streams, and a closed one makes room', async () => {
    const watcher = await signedIn(api, await aPerson(api));
    const streams = await Promise.all([1, 2, 3, 4].map(() => open(watcher.token)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const readers = streams.map(readerOf);
    const rejected = await open(watcher.token);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '10']);
    await readers[0]?.cancel();
    await expect.poll(async () => (await open(watcher.token).then(keep)).status).toBe(200);
    const other = await signedIn(api, await aPerson(api));
    expect((await open(other.token).then(keep)).status).toBe(200);
  });
  const keep = (stream: Response) => {
    if (stream.ok) readerOf(stream);
    return stream;
  };
});

test('a silent process is late, then gone, and finally forgotten', async () => {
  const of = async () => (await api.app.get(Instances).list()).find(({ id }) => id === WEB.id)?.standing;
  await report(WEB, internal());
  clock.advance(61);
  expect(await of()).toBe('late');
  clock.advance(240);
  expect(await of()).toBe('gone');
  clock.advance(3_600);
  expect(await of()).toBeUndefined();
});

test('a process that stops regularly is removed', async () => {
  const count = async () => (await api.app.get(Instances).list()).filter(({ kind }) => kind === 'api').length;
  await second.app.get(Heartbeat).beat();
  const before = await count();
  await second.stop();
  expect(await count()).toBe(before - 1);
});
