import type {
  OpenSession,
  RateLimit,
  SecurityOverview,
  SignInPicture,
  TenantSecurity,
} from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, post, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let tenantId: string;
let person: Person;
let superadmin: Person;
let asSuperadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  superadmin = await aPerson(api);
  asSuperadmin = await signedIn(api, superadmin);
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenantId = (await aTenant(api, { name: 'Overseen' })).id;
  person = await aPerson(api, { tenantId, role: 'tenant_admin' });
});

const read = async <T>(path: string, caller = asSuperadmin) => (await (await caller.get(path)).json()) as T;
const sessions = async (query: string) =>
  await read<{ items: OpenSession[]; nextCursor: string | null }>(`/api/v1/sessions?${query}`);
const isAlive = async (caller: ApiCaller) => (await caller.get('/api/v1/auth/me')).status === 200;
const guess = (email: string) => post(api, '/api/v1/auth/login', { email, password: 'wrong, certainly' });
const trailOf = async (tenant: string, action: string) =>
  (
    await read<{ items: { detail: object; target: object }[] }>(
      `/api/v1/audit/events?tenantId=${tenant}&action=${action}`,
    )
  ).items;

test.each([
  ['GET', '/api/v1/sessions'],
  ['POST', '/api/v1/sessions/end'],
  ['GET', '/api/v1/security/overview'],
  ['GET', '/api/v1/security/tenants'],
  ['GET', '/api/v1/security/rate-limits'],
  ['POST', `/api/v1/security/rate-limits/${'a'.repeat(43)}/lift`],
  ['GET', '/api/v1/statistics/sign-in-flows'],
])('%s %s is only for superadmins', async (method, path) => {
  const caller = await signedIn(api, person);
  const answer = method === 'GET' ? caller.get(path) : caller.post(path, { userId: person.id });
  expect((await answer).status).toBe(403);
});

describe('open sessions', () => {
  test('are found by organization, user and network, in pages, newest first', async () => {
    const other = await aPerson(api, { tenantId });
    for (const who of [person, other, person]) await signedIn(api, who);
    const first = await sessions(`tenantId=${tenantId}&limit=2`);
    expect(first.items.map(({ email }) => email)).toEqual([person.email, other.email]);
    const second = await sessions(`tenantId=${tenantId}&limit=2&cursor=${first.nextCursor}`);
    expect(second.items.map(({ email }) => email)).toEqual([person.email]);
    expect(second.nextCursor).toBeNull();

    expect((await sessions(`email=${person.email.toUpperCase()}`)).items).toHaveLength(2);
    const [found] = (await sessions(`tenantId=${tenantId}&network=${first.items[0]?.address}`)).items;
    expect(found).toMatchObject({ tenantName: 'Overseen', role: 'tenant_admin', isCurrent: false });
    expect((await sessions('network=192.0.2.77')).items).toEqual([]);
    expect((await sessions('network=2001:db8:0:1::/64')).items).toEqual([]);
  });

  test('exclude idle ones, although they have not expired', async () => {
    await signedIn(api, person);
    expect((await sessions(`tenantId=${tenantId}`)).items).toHaveLength(1);
    clock.advance(901);
    asSuperadmin = await signedIn(api, superadmin);
    expect((await sessions(`tenantId=${tenantId}`)).items).toEqual([]);
  });

  test('can be ended immediately, and an ended one is not found', async () => {
    const [one, two] = [await signedIn(api, person), await signedIn(api, person)];
    const [newest] = (await sessions(`tenantId=${tenantId}`)).items;
    expect((await asSuperadmin.delete(`/api/v1/sessions/${newest?.id}`)).status).toBe(204);
    expect([await isAlive(one), await isAlive(two)]).toEqual([true, false]);
    expect((await asSuperadmin.delete(`/api/v1/sessions/${newest?.id}`)).status).toBe(404);
    expect(await trailOf(tenantId, 'session.revoked')).toMatchObject([
      { target: { type: 'session', id: newest?.id } },
    ]);
  });

  test('of an organization can be ended together, and its audit log has their number', async () => {
    const callers = [await signedIn(api, person), await signedIn(api, await aPerson(api, { tenantId }))];
    const ended = await asSuperadmin.post('/api/v1/sessions/end', { tenantId });
    expect(await ended.json()).toEqual({ ended: 2 });
    expect(await Promise.all(callers.map(isAlive))).toEqual([false, false]);
    expect(await trailOf(tenantId, 'session.revoked')).toMatchObject([{ detail: { sessions: 2 } }]);
  });

  test('of a user can be ended except for the current one', async () => {
    const other = await signedIn(api, superadmin);
    const ended = await asSuperadmin.post('/api/v1/sessions/end', { userId: superadmin.id });
    expect(ended.status).toBe(200);
    expect([await isAlive(other), await isAlive(asSuperadmin)]).toEqual([false, true]);
  });

  test.each([[{}], [{ userId: crypto.randomUUID(), tenantId: crypto.randomUUID() }]])(
    'cannot be ended for %j',
    async (body) => {
      const response = await asSuperadmin.post('/api/v1/sessions/end', body);
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { errors: [{ field: 'userId', message: 'Specify either a user or an organization' }] },
      ]);
    },
  );
});

describe('rate limits', () => {
  const rateLimits = async () => (await read<{ items: RateLimit[] }>('/api/v1/security/rate-limits')).items;

  test('have a masked subject, and lifting them is audited', async () => {
    const email = `ada.${crypto.randomUUID()}@slow.test`;
    let last = 0;
    for (let n = 0; n < 8 && last !== 429; n += 1) last = (await guess(email)).status;
    expect(last).toBe(429);
    const held = (await rateLimits()).find(({ subject }) => subject.startsWith('a…@slow.test from '));
    expect(held).toMatchObject({ kind: 'login:account-network', userId: null });
    expect(JSON.stringify(await rateLimits())).not.toContain(email);

    const lift = () => asSuperadmin.post(`/api/v1/security/rate-limits/${held?.key}/lift`);
    expect((await lift()).status).toBe(204);
    expect((await guess(email)).status).toBe(401);
    expect((await lift()).status).toBe(404);
    const events = await read<{ items: { action: string; detail: object }[] }>(
      '/api/v1/audit/events?action=rate_limit.lifted',
    );
    expect(events.items[0]?.detail).toMatchObject({ kind: 'login:account-network' });
  });
});

describe('the overview', () => {
  test('counts failures by reason, hour, network and user, and masks the user', async () => {
    await guess(person.email);
    await guess(`nobody-${crypto.randomUUID()}@example.test`);
    clock.advance(31);
    await api.app.get(SignInLog).flush();
    const { failures, roles, platform } = await read<SecurityOverview>('/api/v1/security/overview');
    expect(failures.hours).toHaveLength(24);
    expect(failures.hours.reduce((sum, { failed }) => sum + failed, 0)).toBe(failures.total);
    expect(failures.reasons.find(({ reason }) => reason === 'wrong_password')?.count).toBeGreaterThan(1);
    expect(failures.targets.map(({ userId }) => userId)).toEqual(expect.arrayContaining([person.id, null]));
    expect(JSON.stringify(failures)).not.toContain(person.email);
    expect(failures.isCapped).toBe(false);
    expect(roles.map(({ role }) => role)).toContain('superadmin');
    expect(platform.superadminsNeedSecondFactor).toBeTypeOf('boolean');
  });

  test('shows the requirements of an organization and how many of its users have a factor', async () => {
    const pages = await read<{ items: TenantSecurity[] }>('/api/v1/security/tenants?limit=100');
    expect(pages.items.find((item) => item.tenantId === tenantId)).toMatchObject({
      name: 'Overseen',
      people: 1,
      enrolled: 0,
      secondFactor: 'optional',
      ssoRequired: false,
    });
    const required = await read<{ items: TenantSecurity[] }>(
      '/api/v1/security/tenants?secondFactor=required',
    );
    expect(required.items).toEqual([]);
  });

  test('shows sign-ins by organization and method', async () => {
    await signedIn(api, person);
    const picture = await read<SignInPicture>('/api/v1/statistics/sign-in-flows?days=3');
    expect(picture.ways).toEqual([{ id: 'password', count: picture.signIns }]);
    expect(picture.applications).toEqual([{ id: 'none', name: 'No application', count: picture.signIns }]);
    expect(picture.tenants.map(({ name }) => name)).toContain('The platform');
    expect((await asSuperadmin.get('/api/v1/statistics/sign-in-flows?days=31')).status).toBe(400);
  });
});
