import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { mailOf, tokenIn } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, post, signedIn } from '../support/data.ts';

let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  tenantId = (await aTenant(api, { name: 'Acme', plan: 'enterprise' })).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const login = (email: string) => post(api, '/api/v1/auth/login', { email, password: PASSWORD });
const invite = (email: string) => asAdmin.post('/api/v1/invitations', { email });

/** The address as typed, and equivalent forms of it. */
const SAME = [
  ['müller@acme.test', ['Müller@acme.test', 'MU\u0308LLER@ACME.test']],
  ['用户@例え.テスト', ['用户@xn--r8jz45g.xn--zckzah', '用户@例え。テスト']],
  ['Юзер@Пример.РФ', ['юзер@пример.рф', 'ЮЗЕР@xn--e1afmkfd.xn--p1ai']],
] as const;

describe.each(SAME)('%s', (email, others) => {
  test('is invited, joins and signs in, in any form', async () => {
    expect((await invite(email)).status).toBe(201);
    for (const other of others) expect((await invite(other)).status).toBe(409);
    const token = tokenIn(await mailOf(api, email, /./));
    const joined = await post(api, '/api/v1/invitations/accept', {
      token,
      firstName: 'Ada',
      lastName: 'Lovelace',
      password: PASSWORD,
    });
    expect(joined.status, await joined.clone().text()).toBe(200);
    for (const typed of [email, ...others]) {
      const answer = await login(typed);
      expect([typed, answer.status]).toEqual([typed, 200]);
      expect(((await answer.json()) as { user: { email: string } }).user.email).toBe(email);
    }
    const found = await asAdmin.get(`/api/v1/users?search=${encodeURIComponent(others[0] ?? '')}`);
    expect(((await found.json()) as { items: { email: string }[] }).items.map((each) => each.email)).toEqual([
      email,
    ]);
  });
});

test('an address that imitates another one is rejected, and finds no account of the other', async () => {
  await aPerson(api, { tenantId, email: 'fix@acme.test' });
  expect((await login('fix@acme.test')).status).toBe(200);
  expect((await login('ﬁx@acme.test')).status).toBe(401);
  for (const email of ['ﬁx@acme.test', 'ada\u202e@acme.test', 'ａda@acme.test']) {
    const refused = await invite(email);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'email' }] });
    const signUp = { email, password: PASSWORD, firstName: 'Eve', lastName: 'Mallory' };
    expect((await post(api, '/api/v1/auth/register', signUp)).status).toBe(422);
  }
});

test('a CSV file invites internationalized addresses and names the lines with invalid ones', async () => {
  const text = 'email\nzoë@acme.test\n用户2@例え.テスト\nﬁx@acme.test\nZOE\u0308@acme.test\n';
  const checked = await asAdmin.post('/api/v1/invitations/imports/check', { format: 'csv', text });
  const { lines } = (await checked.json()) as {
    lines: { line: number; outcome: string; message: string | null }[];
  };
  expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'invite'],
    [3, 'invite'],
    [4, 'error'],
    [5, 'error'],
  ]);
  const started = await asAdmin.post('/api/v1/invitations/imports', { format: 'csv', text });
  expect(started.status).toBe(202);
  await api.app.get(Jobs).runNow('imports');
  const { rows } = await owner.query(
    `select email, email_key from invitations where email_key like 'zo%' or email_key like '用户2%' order by email_key`,
  );
  expect(rows).toEqual([
    { email: 'zoë@acme.test', email_key: 'zoë@acme.test' },
    { email: '用户2@例え.テスト', email_key: '用户2@xn--r8jz45g.xn--zckzah' },
  ]);
});

describe('the audit log is searched by the address of a user', () => {
  const actionsOf = async (as: ApiCaller, email: string, more = '') => {
    const response = await as.get(`/api/v1/audit/events?email=${encodeURIComponent(email)}${more}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { items: { action: string }[] }).items.map(({ action }) => action);
  };

  test('in any case, with its domain in Unicode or ASCII', async () => {
    const person = await aPerson(api, { tenantId, email: 'Jörg@Bücher.example' });
    expect((await login(person.email)).status).toBe(200);
    const { version } = (await (await asAdmin.get(`/api/v1/users/${person.id}`)).json()) as {
      version: number;
    };
    await asAdmin.post(`/api/v1/users/${person.id}/suspend`, { version });
    for (const typed of [
      'jörg@bücher.example',
      'JÖRG@BÜCHER.EXAMPLE',
      'jo\u0308rg@xn--bcher-kva.example',
      ' Jörg@XN--BCHER-KVA.example ',
    ]) {
      expect(await actionsOf(asAdmin, typed), typed).toEqual(['membership.suspended', 'sign_in.succeeded']);
    }
    expect(await actionsOf(asAdmin, 'jörg@bücher.example', '&action=membership.suspended')).toHaveLength(1);
    for (const other of ['jorg@bücher.example', 'jörg@bucher.example', 'nobody', '%']) {
      expect(await actionsOf(asAdmin, other), other).toEqual([]);
    }
  });

  test('in one organization only: a user of another one is like an unknown one', async () => {
    const elsewhere = (await aTenant(api)).id;
    const person = await aPerson(api, { tenantId: elsewhere, email: 'zoë@bücher.example' });
    await login(person.email);
    expect(await actionsOf(asAdmin, person.email)).toEqual([]);
    const superadmin = await signedIn(api, await aPerson(api));
    expect(await actionsOf(superadmin, person.email, `&tenantId=${elsewhere}`)).toEqual([
      'sign_in.succeeded',
    ]);
  });
});

test('the outbox is searched by an internationalized address in any case', async () => {
  expect((await invite('Ünal@acme.test')).status).toBe(201);
  const superadmin = await signedIn(api, await aPerson(api));
  const found = await superadmin.get(`/api/v1/mail/outbox?to=${encodeURIComponent('üNAL')}`);
  expect(((await found.json()) as { items: { to: string }[] }).items.map(({ to }) => to)).toEqual([
    'Ünal@acme.test',
  ]);
});
