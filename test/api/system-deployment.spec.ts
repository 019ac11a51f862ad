import type { InstanceReport, ReportedSettings, SystemDeployment } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as known } from '../../nest-api/src/database/migrations/index.js';
import { Heartbeat } from '../../nest-api/src/system/deployment/heartbeat.js';
import { Instances } from '../../nest-api/src/system/deployment/instances.repository.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

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

/** Straight to the API's own port, where it is no part of the contract. */
const report = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/internal/instances`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const internal = () => ({ 'x-gatehouse-internal': api.settings.INTERNAL_SECRET });

test('each process is told with its version, newest migration and keys', async () => {
  await expect.poll(async () => (await running('api')).length).toBe(2);
  for (const instance of await running('api')) {
    expect(instance).toMatchObject({ standing: 'running', masterKeys: ['test'], pid: process.pid });
    expect(instance.migration).toMatch(/^Migration/);
  }
});

test('migrations are told, and the keys that sign', async () => {
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
])('a report is refused %s', async (name, headers, change, status) => {
  const secret = name.startsWith('with') && name !== 'with a process id that is none' ? {} : internal();
  expect((await report({ ...WEB, ...change }, { ...secret, ...headers })).status).toBe(status);
});

test.each(['deployment', 'reported-settings'])('%s is for those who run the platform', async (path) => {
  const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
  expect((await (await signedIn(api, admin)).get(`/api/v1/system/${path}`)).status).toBe(403);
});

test('one that is silent is late, then gone, and in the end forgotten', async () => {
  const of = async () => (await api.app.get(Instances).list()).find(({ id }) => id === WEB.id)?.standing;
  await report(WEB, internal());
  clock.advance(61);
  expect(await of()).toBe('late');
  clock.advance(240);
  expect(await of()).toBe('gone');
  clock.advance(3_600);
  expect(await of()).toBeUndefined();
});

test('one that stops in order is not missed', async () => {
  const count = async () => (await api.app.get(Instances).list()).filter(({ kind }) => kind === 'api').length;
  await second.app.get(Heartbeat).beat();
  const before = await count();
  await second.stop();
  expect(await count()).toBe(before - 1);
});
