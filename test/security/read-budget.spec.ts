import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PACES } from '../../nest-api/src/auth/rate-limits.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let admin: ApiCaller;
let colleague: ApiCaller;
let superadmin: ApiCaller;
let tenantId: string;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  tenantId = (await aTenant(api)).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  colleague = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  superadmin = await signedIn(api, await aPerson(api));
});
beforeEach(() => owner.query('delete from attempt_limits'));
afterAll(async () => {
  await owner.end();
  await api.stop();
});

/** Sets the counters to this many reads in the current window. */
const readBefore = (times: number) => owner.query('update attempt_limits set attempts = $1', [times]);

test.each<['list:user' | 'export:user', () => ApiCaller, () => string]>([
  ['list:user', () => admin, () => '/api/v1/users'],
  ['list:user', () => admin, () => '/api/v1/audit/events'],
  ['list:user', () => admin, () => '/api/v1/invitations'],
  ['list:user', () => superadmin, () => '/api/v1/people'],
  ['list:user', () => superadmin, () => '/api/v1/mail/outbox'],
  ['export:user', () => superadmin, () => `/api/v1/tenants/${tenantId}/export`],
])('%s: successes use up a budget, which the error names: case %#', async (kind, by, path) => {
  expect((await by().get(path())).status).toBe(200);
  await readBefore(PACES[kind].free - 1);
  expect((await by().get(path())).status).toBe(200);
  // This is the last read before the limit.
  expect((await by().get(path())).status).toBe(200);
  const refused = await by().get(path());
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(((await refused.json()) as { code: string }).code).toBe('too_many_requests');
});

test('a user who exports data delays neither other users nor their own other requests', async () => {
  await admin.get('/api/v1/users');
  await readBefore(PACES['list:user'].free + 1);
  await admin.get('/api/v1/users');
  expect((await admin.get('/api/v1/users')).status).toBe(429);
  expect((await colleague.get('/api/v1/users')).status).toBe(200);
  expect((await admin.get('/api/v1/auth/me')).status).toBe(200);
  const { items } = (await (await superadmin.get('/api/v1/security/rate-limits')).json()) as {
    items: { kind: string }[];
  };
  expect(items.map(({ kind }) => kind)).toContain('list:user');
  clock.advance(600);
  expect((await admin.get('/api/v1/users')).status).not.toBe(429);
});
