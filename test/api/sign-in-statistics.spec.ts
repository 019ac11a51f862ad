import type { SignInStatistics } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { signInsAreCounted } from '../support/counted-sign-ins.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let superadmin: ApiCaller;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});
afterAll(() => api.stop());

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
