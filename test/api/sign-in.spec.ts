import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, PASSWORD, post, signedIn } from '../support/data.ts';

const clock = new HeldClock();
let api: TestApi;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const login = (email: string, password: string) => post(api, '/api/v1/auth/login', { email, password });

test('a member signs in and gets their user data', async () => {
  const tenant = await aTenant(api, { name: 'Acme' });
  const person = await aPerson(api, { tenantId: tenant.id });

  const response = await login(person.email.toUpperCase(), PASSWORD);

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'authenticated',
    accessToken: expect.stringMatching(/^ghs_/),
    redirectTo: '/dashboard',
    user: {
      role: 'tenant_user',
      permissions: ['device_management', 'personal_settings'],
      tenantId: tenant.id,
      tenantName: 'Acme',
      isAuthenticated: true,
    },
  });
});

test('a sign-in by password takes one round trip before the password is verified, and one after', async () => {
  const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  await login(person.email, PASSWORD);
  const lookups = api.app.get(Lookups);
  const spies = (['call', 'asApp', 'query', 'inOneTrip'] as const).map((name) => vi.spyOn(lookups, name));
  await login(person.email, PASSWORD);
  const trips = spies.flatMap(({ mock }) =>
    mock.calls.map(([what], n) => ({
      at: mock.invocationCallOrder[n] ?? 0,
      name: typeof what === 'string' ? what : what[0]?.name,
    })),
  );
  for (const spy of spies) spy.mockRestore();
  expect(trips.sort((one, other) => one.at - other.at).map(({ name }) => name)).toEqual([
    'begin_sign_in',
    'forgive-attempts',
  ]);
});

test('a password with a weaker hash is rehashed at the sign-in, and still works', async () => {
  const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  const secretOf = async () => {
    const sql = 'select secret from credentials where user_id = $1';
    return (await owner.query<{ secret: string }>(sql, [person.id])).rows[0]?.secret;
  };
  const store = (secret: string) =>
    owner.query('update credentials set secret = $2 where user_id = $1', [person.id, secret]);
  const cheap = await hash(PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await store(cheap);

  expect((await login(person.email, 'a guess')).status).toBe(401);
  expect(await secretOf()).toBe(cheap);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
  const renewed = await secretOf();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
  expect(await secretOf()).toBe(renewed);

  const dear = await hash(PASSWORD, { algorithm: 2, memoryCost: 32_768, timeCost: 3, parallelism: 1 });
  await store(dear);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
  expect(await secretOf()).toBe(dear);
});

test('small differences between clocks reject no valid sign-in', async () => {
  const person = await aPerson(api);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
  clock.advance(-0.05);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
  clock.advance(0.05);
});

test('many simultaneous sign-ins of one user each get a session', async () => {
  const tenant = await aTenant(api);
  const person = await aPerson(api, { tenantId: tenant.id });
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(person.email, PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a superadmin belongs to no organization and starts on the platform', async () => {
  const response = await login((await aPerson(api)).email, PASSWORD);
  const body = (await response.json()) as { redirectTo: string; user: Record<string, unknown> };
  expect(body.redirectTo).toBe('/superadmin/dashboard');
  expect(body.user).not.toHaveProperty('tenantId');
});

test.each([
  [{ email: '', password: 'x' }, 'Please fill in all fields'],
  [{ email: 'a@b.test', password: '' }, 'Please fill in all fields'],
])('%o is not a sign-in', async (body, message) => {
  const response = await post(api, '/api/v1/auth/login', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ message }] });
});

test('an unknown email and a wrong password get the same response', async () => {
  const person = await aPerson(api);
  const strip = async (response: Response) => ({
    ...((await response.json()) as Record<string, unknown>),
    requestId: '',
  });

  const wrong = await login(person.email, 'not the password');
  const unknown = await login('nobody@example.test', 'not the password');

  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await strip(wrong)).toEqual(await strip(unknown));
});

test('guesses are limited, and the correct password after the wait still works', async () => {
  const person = await aPerson(api);
  const statuses: number[] = [];
  let retryAfter = 0;
  for (let i = 0; i < 10; i++) {
    const response = await login(person.email, `guess ${i}`);
    statuses.push(response.status);
    retryAfter = Number(response.headers.get('retry-after') ?? retryAfter);
  }
  expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 401]);
  expect(statuses.slice(6)).toEqual([429, 429, 429, 429]);
  expect((await login(person.email, PASSWORD)).status).toBe(429);

  clock.advance(retryAfter);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
});

test('parallel guesses count like sequential ones', async () => {
  const person = await aPerson(api);
  const burst = await Promise.all(Array.from({ length: 20 }, (_, i) => login(person.email, `guess ${i}`)));
  expect(burst.filter(({ status }) => status === 401)).toHaveLength(6);
  expect(burst.filter(({ status }) => status === 429)).toHaveLength(14);
});

test.each([
  ['active', 200],
  ['pending', 200],
  ['on-hold', 200],
  ['inactive', 403],
  ['suspended', 403],
  ['cancelled', 403],
  ['deactivated', 403],
] as const)('a member of a tenant that is %s gets the status %i', async (status, expected) => {
  const tenant = await aTenant(api, { status });
  const person = await aPerson(api, { tenantId: tenant.id });
  expect((await login(person.email, PASSWORD)).status).toBe(expected);
});

test('a session ends after fifteen minutes without activity', async () => {
  const caller = await signedIn(api, await aPerson(api));
  clock.advance(14 * 60 + 59);
  expect((await caller.get('/api/v1/auth/me')).status).toBe(200);
  clock.advance(1);
  expect((await caller.get('/api/v1/auth/me')).status).toBe(401);
});

test('activity extends a session, but not beyond its total lifetime', async () => {
  const tenant = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api));
  const changed = await admin.patch(`/api/v1/tenants/${tenant.id}`, {
    version: 1,
    sessionTotalSeconds: 1200,
    sessionIdleSeconds: 900,
  });
  expect(changed.status).toBe(200);
  const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id }));

  clock.advance(800);
  expect((await caller.post('/api/v1/auth/activity')).status).toBe(200);
  clock.advance(399);
  expect((await caller.get('/api/v1/auth/me')).status).toBe(200);
  clock.advance(1);
  expect((await caller.get('/api/v1/auth/me')).status).toBe(401);
});

test('a signed-out token is rejected', async () => {
  const caller = await signedIn(api, await aPerson(api));
  expect((await caller.post('/api/v1/auth/logout')).status).toBe(204);
  expect((await caller.get('/api/v1/auth/me')).status).toBe(401);
});

test('a suspension of the organization ends the sessions of its members immediately', async () => {
  const tenant = await aTenant(api);
  const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id }));
  const admin = await signedIn(api, await aPerson(api));
  await admin.patch(`/api/v1/tenants/${tenant.id}`, { version: 1, status: 'suspended' });
  expect((await caller.get('/api/v1/auth/me')).status).toBe(401);
});

test('the API accepts only a bearer token, and none in cookie, query or body', async () => {
  const { token } = await signedIn(api, await aPerson(api));
  const cookie = await api.fetch(`/api/v1/auth/me`, {
    headers: { cookie: `gatehouse_session=${token}` },
  });
  const query = await api.fetch(`/api/v1/auth/me?access_token=${token}`);
  const body = await post(api, '/api/v1/auth/activity', { access_token: token });
  expect([cookie.status, query.status, body.status]).toEqual([401, 401, 401]);
});

test('a superadmin switches to a lower role and back, with a new token each time', async () => {
  const caller = await signedIn(api, await aPerson(api));

  const lower = await caller.post('/api/v1/auth/switch-role', { role: 'tenant_user' });
  const lowered = (await lower.json()) as {
    accessToken: string;
    user: { role: string; accountRole: string };
  };
  expect(lowered.user).toMatchObject({ role: 'tenant_user', accountRole: 'superadmin' });
  expect((await caller.get('/api/v1/auth/me')).status).toBe(401);

  const view = callerWith(api, lowered.accessToken);
  expect((await view.get('/api/v1/tenants')).status).toBe(403);

  const back = await view.post('/api/v1/auth/switch-role', { role: 'superadmin' });
  const own = callerWith(api, ((await back.json()) as { accessToken: string }).accessToken);
  expect((await own.get('/api/v1/tenants')).status).toBe(200);
});

test('a tenant admin cannot switch to another role', async () => {
  const tenant = await aTenant(api);
  const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  for (const role of ['superadmin', 'tenant_user']) {
    expect((await caller.post('/api/v1/auth/switch-role', { role })).status).toBe(403);
  }
});

test('members of a pending organization can read but change nothing', async () => {
  const tenant = await aTenant(api, { status: 'pending' });
  const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  expect((await caller.get('/api/v1/users')).status).toBe(200);
  expect((await caller.post('/api/v1/tenants/plan-requests', { plan: 'pro' })).status).toBe(201);
});

test('no token or password is in the log', async () => {
  const { token } = await signedIn(api, await aPerson(api));
  await login('nobody@example.test', 'a very secret guess');
  const text = api.log.join('');
  expect(text).toContain('/api/v1/auth/login');
  for (const secret of [token, PASSWORD, 'a very secret guess']) expect(text).not.toContain(secret);
});
