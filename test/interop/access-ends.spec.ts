import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOf, tokenIn } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

const OFFLINE = { scope: 'openid offline_access', prompt: 'consent' };
const NEW_PASSWORD = 'another passphrase for tests';

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let person: Person;
let client: Registered;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  client = await aClient(superadmin);
  app = await RelyingParty.discover(api, client);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
});

/** Gets the tokens of an application that a user signed in to. */
async function tokensOf(somebody: Person) {
  const browser = new Browser(api);
  await browser.signIn(somebody);
  return app.signIn(browser, OFFLINE);
}

type Tokens = Awaited<ReturnType<typeof tokensOf>>;

async function isLive({ access_token }: Tokens): Promise<boolean> {
  return (await app.introspect(access_token)).active;
}

async function refreshed({ refresh_token }: Tokens): Promise<string> {
  return app.refresh(String(refresh_token)).then(
    () => 'refreshed',
    ({ error }: { error: string }) => error,
  );
}

const SESSIONS: [string, () => Promise<unknown>][] = [
  [
    'timed out before',
    () =>
      owner.query(`update sessions set expires_at = now() - interval '1 hour' where user_id = $1`, [
        person.id,
      ]),
  ],
  [
    'was removed after it timed out',
    () => owner.query('delete from sessions where user_id = $1', [person.id]),
  ],
];

const ENDINGS: [string, () => Promise<Response>][] = [
  [
    'the person signs out everywhere else',
    async () => (await signedIn(api, person)).post('/api/v1/account/sessions/end-others', {}),
  ],
  [
    'the person changes the password',
    async () =>
      (await signedIn(api, person)).post('/api/v1/account/password', {
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
      }),
  ],
  [
    'the person resets the password by mail',
    async () => {
      await post(api, '/api/v1/auth/password-reset', { email: person.email });
      const token = tokenIn(await mailOf(api, person.email, /new password/));
      return post(api, '/api/v1/auth/password-reset/complete', { token, password: NEW_PASSWORD });
    },
  ],
  [
    'a superadmin resets the factors',
    () =>
      superadmin.post(`/api/v1/people/${person.id}/factors/reset`, { identifiedBy: 'Passport, by video' }),
  ],
  [
    'a superadmin ends the sessions of the person',
    () => superadmin.post('/api/v1/sessions/end', { userId: person.id }),
  ],
  [
    'a superadmin ends the sessions of the tenant',
    () => superadmin.post('/api/v1/sessions/end', { tenantId }),
  ],
  [
    'an admin signs the member out',
    async () => {
      const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
      return admin.post(`/api/v1/users/${person.id}/sign-out`, {});
    },
  ],
];

describe.each(SESSIONS)('what an application holds of a session that %s ends', (_name, sessionEnds) => {
  test.each(ENDINGS)('when %s', async (_what, happens) => {
    const tokens = await tokensOf(person);
    const other = await tokensOf(await aPerson(api, { tenantId: (await aTenant(api)).id }));
    await sessionEnds();
    expect(await isLive(tokens)).toBe(true);

    expect((await happens()).status).toBeLessThan(300);

    expect(await isLive(tokens)).toBe(false);
    expect(await refreshed(tokens)).toBe('invalid_grant');
    expect(await isLive(other)).toBe(true);
  });

  test.each([
    ['the person is suspended', `update users set status = 'suspended' where id = $1`],
    ['the membership is suspended', `update memberships set status = 'suspended' where user_id = $1`],
    ['the member is removed', 'delete from memberships where user_id = $1'],
    [
      'the tenant is suspended',
      `update tenants set status = 'suspended' where id = (select tenant_id from memberships where user_id = $1)`,
    ],
  ])('for good when %s', async (_what, sql) => {
    const tokens = await tokensOf(person);
    await sessionEnds();
    await owner.query(sql, [person.id]);
    const { rows } = await owner.query('select 1 from oauth_authorizations where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
    expect(await refreshed(tokens)).toBe('invalid_grant');
  });
});

test('disabling the application ends its tokens of expired sessions', async () => {
  const own = await aClient(superadmin);
  const browser = new Browser(api);
  await browser.signIn(person);
  const theirs = await RelyingParty.discover(api, own);
  const { refresh_token } = await theirs.signIn(browser, OFFLINE);
  await owner.query('delete from sessions where user_id = $1', [person.id]);
  for (const [version, is_active] of [
    [1, false],
    [2, true],
  ])
    await superadmin.patch(`/api/v1/admin/oauth2/clients/${own.id}`, { version, is_active });
  await expect(theirs.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('signing out elsewhere keeps the tokens of the current session, and is in the audit log', async () => {
  const gone = await tokensOf(person);
  await owner.query('delete from sessions where user_id = $1', [person.id]);
  const browser = new Browser(api);
  await browser.signIn(person);
  const kept = await app.signIn(browser, OFFLINE);

  const headers = { authorization: `Bearer ${browser.token}` };
  await api.fetch('/api/v1/account/sessions/end-others', { method: 'POST', headers });

  expect([await isLive(gone), await isLive(kept)]).toEqual([false, true]);
  expect(await refreshed(kept)).toBe('refreshed');
  const { rows } = await owner.query(
    `select 1 from audit_events where action = 'session.ended' and event -> 'actor' ->> 'id' = $1`,
    [person.id],
  );
  expect(rows).toHaveLength(1);
});

test('an application with a back-channel address is notified although the session had expired', async () => {
  const told = await aClient(superadmin, { backchannel_logout_uri: 'https://app.example.test/logout' });
  const browser = new Browser(api);
  await browser.signIn(person);
  await (await RelyingParty.discover(api, told)).signIn(browser, OFFLINE);
  await owner.query('delete from sessions where user_id = $1', [person.id]);
  await superadmin.post('/api/v1/sessions/end', { userId: person.id });
  const { rows } = await owner.query('select reason from oauth_logout_deliveries where client_id = $1', [
    told.id,
  ]);
  expect(rows).toEqual([{ reason: 'revoked' }]);
});
