import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOf, tokenIn } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, PASSWORD, post, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
const NEW = 'four words make one door';
const RESET = /new password/;
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

const request = (email: string) => post(api, '/api/v1/auth/password-reset', { email });
const complete = (token: string, password = NEW) =>
  post(api, '/api/v1/auth/password-reset/complete', { token, password });
const login = (email: string, password: string) => post(api, '/api/v1/auth/login', { email, password });
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;

async function member() {
  return aPerson(api, { tenantId: (await aTenant(api)).id });
}

async function linkFor(email: string): Promise<string> {
  expect((await request(email.toUpperCase())).status).toBe(202);
  return tokenIn(await mailOf(api, email, RESET));
}

test('a link by email sets a new password, signs in, and ends every other session', async () => {
  const person = await member();
  const before = await signedIn(api, person);

  const done = await complete(await linkFor(person.email));

  expect(done.status).toBe(200);
  expect(await done.json()).toMatchObject({ status: 'authenticated', user: { email: person.email } });
  expect((await before.get('/api/v1/auth/me')).status).toBe(401);
  expect((await login(person.email, PASSWORD)).status).toBe(401);
  expect((await login(person.email, NEW)).status).toBe(200);
  expect(await mailOf(api, person.email, /password was changed/)).toContain('was changed');
});

test('a link works once, even with two simultaneous requests', async () => {
  const token = await linkFor((await member()).email);
  const both = await Promise.all([complete(token), complete(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await codeIn(await complete(token))).toBe('link_expired');
});

test('a link works for thirty minutes', async () => {
  const token = await linkFor((await member()).email);
  clock.advance(30 * 60);
  expect((await complete(token)).status).toBe(410);
});

test('the link of a sign-up resets no password', async () => {
  const email = 'other@purpose.test';
  const form = { email, password: NEW, firstName: 'Ada', lastName: 'Lovelace' };
  await post(api, '/api/v1/auth/register', form);
  const token = tokenIn(await mailOf(api, email, /Confirm your email/));
  expect((await complete(token)).status).toBe(410);
});

test('a rejected password leaves the link valid', async () => {
  const token = await linkFor((await member()).email);
  const refused = await complete(token, 'password1234');
  expect(await refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'password' }] });
  expect((await complete(token)).status).toBe(200);
});

test('a known and an unknown address get the same response, and only the known one gets an email', async () => {
  const person = await member();
  const answers = await Promise.all([request(person.email), request('nobody@unknown.test')]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { status: 'mail_sent_if_known' },
    { status: 'mail_sent_if_known' },
  ]);
  await mailOf(api, person.email, RESET);
  const toUnknown = await owner.query("select 1 from outbox where recipient = 'nobody@unknown.test'");
  expect(toUnknown.rowCount).toBe(0);
});

test('the emails to one address are limited, whether it is known or not', async () => {
  const person = await member();
  for (const email of [person.email, 'flood@unknown.test']) {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await request(email)).status);
    expect(statuses.slice(0, 3)).toEqual([202, 202, 202]);
    expect(statuses.at(-1)).toBe(429);
  }
});

test('if a password would not be accepted, the email says why and has no link', async () => {
  const tenant = await aTenant(api, { status: 'suspended' });
  const person = await aPerson(api, { tenantId: tenant.id });
  await request(person.email);
  const text = await mailOf(api, person.email, /not reset/);
  expect(text).not.toContain('token=');
});

test('an organization that has started to enforce single sign-on keeps the old password', async () => {
  const tenant = await aTenant(api);
  const person = await aPerson(api, { tenantId: tenant.id });
  const token = await linkFor(person.email);
  await owner.query(
    `insert into sso_policies (tenant_id, enforced, break_glass, updated_at) values ($1, true, '{}', now())`,
    [tenant.id],
  );
  expect(await codeIn(await complete(token))).toBe('sso_required');
  const { rows } = await owner.query('select 1 from password_resets where user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);

  await request(person.email);
  expect(await mailOf(api, person.email, /not reset/)).toContain('identity provider');
});

test('a sign-up with a common password is rejected at its field and counts toward no limit', async () => {
  const form = { email: 'ada@rules.test', firstName: 'Ada', lastName: 'Lovelace' };
  for (let i = 0; i < 5; i++) {
    const refused = await post(api, '/api/v1/auth/register', { ...form, password: 'Password123' });
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'password', code: 'common_password' }] });
  }
  const long = 'long and winding road '.repeat(12);
  expect((await post(api, '/api/v1/auth/register', { ...form, password: long.slice(0, 257) })).status).toBe(
    400,
  );
  expect((await post(api, '/api/v1/auth/register', { ...form, password: long.slice(0, 256) })).status).toBe(
    202,
  );
});

describe('a password change', () => {
  const change = (caller: { post(path: string, body: unknown): Promise<Response> }, body: object) =>
    caller.post('/api/v1/account/password', body);

  test('requires the current password and ends all other sessions', async () => {
    const person = await member();
    const [here, there] = [await signedIn(api, person), await signedIn(api, person)];

    const wrong = await change(here, { currentPassword: 'not it', newPassword: NEW });
    const missing = await change(here, { newPassword: NEW });
    for (const refused of [wrong, missing]) {
      expect(await refused.json()).toMatchObject({ errors: [{ field: 'currentPassword' }] });
    }
    expect((await change(here, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204);

    expect((await here.get('/api/v1/auth/me')).status).toBe(200);
    expect((await there.get('/api/v1/auth/me')).status).toBe(401);
    expect((await login(person.email, NEW)).status).toBe(200);
  });

  test('to a common password is rejected at its field', async () => {
    const caller = await signedIn(api, await member());
    const refused = await change(caller, { currentPassword: PASSWORD, newPassword: 'iloveyou1' });
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'newPassword', code: 'common_password' }],
    });
  });

  test('must satisfy the strictest organization', async () => {
    const tenant = await aTenant(api);
    await owner.query(
      'insert into sign_in_policies (tenant_id, password_min_length, updated_at) values ($1, 20, now())',
      [tenant.id],
    );
    const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id }));
    const refused = await change(caller, { currentPassword: PASSWORD, newPassword: 'nineteen chars long' });
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'newPassword', code: 'too_short', message: expect.stringContaining('20') }],
    });
  });

  test('sets a first password after a recent re-authentication', async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    await owner.query('delete from credentials where user_id = $1', [person.id]);
    clock.advance(300);
    expect(await codeIn(await change(caller, { newPassword: NEW }))).toBe('reauthentication_required');
    clock.advance(-1);
    expect((await change(caller, { newPassword: NEW })).status).toBe(204);
    clock.advance(-299);
    expect((await login(person.email, NEW)).status).toBe(200);
  });
});
