import type { SignInStatistics } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { signInsAreCounted } from '../support/counted-sign-ins.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Pool;
let superadmin: ApiCaller;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Pool({ connectionString: api.database.ownerUrl });
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const PATH = '/api/v1/statistics/sign-ins';
/** As they are once what happened is counted. */
const figures = async (caller: ApiCaller, query = '') => {
  await signInsAreCounted(api);
  return (await (await caller.get(`${PATH}${query}`)).json()) as SignInStatistics;
};

const failToSignIn = (email: string) =>
  api.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });

test('a tenant admin sees who signed in and who failed to, of their own tenant', async () => {
  const other = await aPerson(api, { tenantId: (await aTenant(api)).id });
  await signedIn(api, other);
  await signedIn(api, await aPerson(api, { tenantId }));
  await signedIn(api, admin);
  for (const email of [admin.email, other.email, 'nobody@example.test']) {
    expect((await failToSignIn(email)).status).toBe(401);
  }

  const { days, last24Hours, last7Days, secondFactors } = await figures(asAdmin);
  expect(last24Hours).toEqual({ succeeded: 3, failed: 1, people: 2 });
  expect(last7Days).toEqual(last24Hours);
  expect(days).toHaveLength(14);
  expect(days.at(0)).toMatchObject({ succeeded: 0, failed: 0 });
  expect(days.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0)).toBe(4);
  expect(secondFactors).toEqual({ people: 2, enrolled: 0 });
});

test('a superadmin sees those of all, and of the tenant that they name', async () => {
  clock.advance(60);
  const [all, one] = [await figures(superadmin), await figures(superadmin, `?tenantId=${tenantId}`)];
  expect(all.last24Hours.succeeded).toBeGreaterThan(one.last24Hours.succeeded);
  expect(all.last24Hours.failed).toBeGreaterThan(one.last24Hours.failed);
  expect(one.last24Hours).toEqual((await figures(asAdmin)).last24Hours);
});

test('nobody sees those of another tenant, and a member none', async () => {
  const foreign = (await aTenant(api)).id;
  expect((await asAdmin.get(`${PATH}?tenantId=${foreign}`)).status).toBe(404);
  expect((await superadmin.get(`${PATH}?tenantId=${crypto.randomUUID()}`)).status).toBe(404);
  const member = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await member.get(PATH)).status).toBe(403);
});

test('days begin at midnight of the time zone that is asked for', async () => {
  const tenant = (await aTenant(api)).id;
  const midnight = `${new Date(clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
  await owner.query(
    `insert into sign_in_hours (tenant_id, hour, succeeded, failed, people)
     select $1, $2::timestamptz + make_interval(hours => h), 1, 0, 0 from generate_series(-1, 0) h`,
    [tenant, midnight],
  );
  const counted = async (timeZone: string) =>
    (await figures(superadmin, `?tenantId=${tenant}&days=7&timeZone=${timeZone}`)).days.map(
      ({ succeeded }) => succeeded,
    );
  const busy = async (timeZone: string) => (await counted(timeZone)).filter((count) => count > 0);
  expect(await counted('UTC')).toHaveLength(7);
  expect(await busy('UTC')).toEqual([1, 1]);
  // It is late in the evening there, or two in the morning, when the day of UTC begins.
  expect(await busy('America/New_York')).toEqual([2]);
  expect(await busy('Africa/Johannesburg')).toEqual([2]);
});

test.each(['?days=0', '?days=31', '?timeZone=Mars/Base'])('%s is rejected', async (query) => {
  expect([400, 422]).toContain((await superadmin.get(`${PATH}${query}`)).status);
});
