import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Domain } from '../../nest-api/src/domains/domain.entity.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, post, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
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

const form = (email: string, more = {}) => ({
  email,
  password: 'correct horse battery staple',
  firstName: 'Ada',
  lastName: 'Lovelace',
  ...more,
});
const register = (body: object) => post(api, '/api/v1/auth/register', body);
const verify = (token: string) => post(api, '/api/v1/auth/verify-email', { token });

/** The newest email to an address, read from the outbox by a superadmin. */
async function mailTo(email: string): Promise<{ subject: string; text: string }> {
  const superadmin = await signedIn(api, await aPerson(api));
  const list = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as {
    items: { id: string; to: string }[];
  };
  const mail = list.items.find(({ to }) => to === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return (await superadmin.get(`/api/v1/mail/outbox/${mail.id}`)).json() as never;
}

async function linkTo(email: string): Promise<string> {
  const { text } = await mailTo(email);
  return new URL(/http\S+\?token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

test('a user who verifies their address gets a pending tenant on trial and is its admin', async () => {
  const asked = await register(form('ada@analytical-engines.test'));
  expect([asked.status, await asked.json()]).toEqual([
    202,
    { status: 'verification_sent', email: 'ada@analytical-engines.test' },
  ]);

  const verified = await verify(await linkTo('ada@analytical-engines.test'));

  expect(verified.status).toBe(200);
  const result = (await verified.json()) as { accessToken: string; user: Record<string, unknown> };
  expect(result.user).toMatchObject({
    role: 'tenant_admin',
    emailVerified: true,
    tenantName: 'Analytical Engines',
    tenantStatus: 'pending',
    subscriptionPlan: 'trial',
  });
  const own = await callerWith(api, result.accessToken).get(`/api/v1/tenants/${result.user.tenantId}`);
  expect(await own.json()).toMatchObject({
    code: expect.stringMatching(/^TEN-\d{3,}$/),
    slug: 'analytical-engines',
    adminEmail: 'ada@analytical-engines.test',
    userCount: 1,
  });
});

test('before the address is verified there is no tenant and no account', async () => {
  await register(form('early@unverified.test', { company: 'Unverified Ltd' }));
  const tenants = await owner.query("select 1 from tenants where name = 'Unverified Ltd'");
  const login = await post(api, '/api/v1/auth/login', {
    email: 'early@unverified.test',
    password: 'correct horse battery staple',
  });
  expect([tenants.rowCount, login.status]).toEqual([0, 401]);
});

test('a link works once, even with two simultaneous requests', async () => {
  await register(form('once@twice.test'));
  const token = await linkTo('once@twice.test');
  const both = await Promise.all([verify(token), verify(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await verify(token)).status).toBe(410);
});

test('a forged link or one for another purpose is rejected', async () => {
  await register(form('tamper@links.test'));
  const token = await linkTo('tamper@links.test');
  const [head, body, signature] = token.split('.') as [string, string, string];
  const other = Buffer.from(JSON.stringify({ sub: 'x' })).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const bad of [`${head}.${other}.${signature}`, `${none}.${body}.`, 'nonsense']) {
    const response = await verify(bad);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      410,
      'link_expired',
    ]);
  }
});

test('a known address gets the same response and an email that says so', async () => {
  const person = await aPerson(api, { email: 'known@people.test' });
  const fresh = await register(form('fresh@people.test'));
  const known = await register(form(person.email));

  expect([known.status, Object.keys((await known.json()) as object)]).toEqual([
    fresh.status,
    Object.keys((await fresh.json()) as object),
  ]);
  const mail = await mailTo(person.email);
  expect(mail.text).not.toContain('token=');
});

test('an address in a domain of an organization gets the same response and an email that says what to do', async () => {
  const tenant = await aTenant(api);
  await api.app.get(UnitOfWork).onPlatform('test data', async () => {
    api.app
      .get(EntityManager)
      .create(Domain, { tenantId: tenant.id, domain: 'owned.test', status: 'active' });
  });
  const response = await register(form('new@owned.test'));
  expect(response.status).toBe(202);
  const mail = await mailTo('new@owned.test');
  expect(mail.text).toContain('owned.test');
  expect(mail.text).not.toContain('token=');
});

test.each([
  [{ email: 'not an address' }, 'email'],
  [{ password: 'short' }, 'password'],
  [{ firstName: ' ' }, 'firstName'],
  [{ lastName: undefined }, 'lastName'],
  [{ company: 'x'.repeat(121) }, 'company'],
  [{ role: 'superadmin' }, ''],
])('a sign-up with %o is rejected at its field', async (change, field) => {
  const response = await register(form('a@fields.test', change));
  const problem = (await response.json()) as { errors: { field: string }[] };
  expect([response.status, problem.errors[0]?.field]).toEqual([400, field]);
});

test('a short password is reported with the specified message', async () => {
  const problem = await (await register(form('a@fields.test', { password: '1234567' }))).json();
  expect(problem).toMatchObject({ errors: [{ message: 'Password must be at least 8 characters long' }] });
});

test('the emails to one address are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await register(form('flood@mail.test'))).status);
  expect(statuses.slice(0, 3)).toEqual([202, 202, 202]);
  expect(statuses.at(-1)).toBe(429);
});

test('two companies with the same name get different slugs', async () => {
  const slugs: string[] = [];
  for (const email of ['a@same-name.test', 'b@same-name.test']) {
    await register(form(email, { company: 'Twin Co' }));
    const { user, accessToken } = (await (await verify(await linkTo(email))).json()) as {
      user: { tenantId: string };
      accessToken: string;
    };
    const tenant = await callerWith(api, accessToken).get(`/api/v1/tenants/${user.tenantId}`);
    slugs.push(((await tenant.json()) as { slug: string }).slug);
  }
  expect(slugs).toEqual(['twin-co', 'twin-co-2']);
});
