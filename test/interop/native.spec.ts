import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, withTotp } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, post, signedIn } from '../support/data.ts';
import { WITHIN_A_SECOND } from '../support/eventually.ts';
import { aClient, CALLBACK, RelyingParty } from '../support/relying-party.ts';

const NATIVE = {
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  redirect_uris: ['http://127.0.0.1/cb', 'http://[::1]/cb', 'com.example.app:/cb'],
};

let api: TestApi;
let replica: TestApi | undefined;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
  browser = new Browser(api);
  await browser.signIn(person);
});
afterAll(async () => {
  await owner.end();
  await replica?.stop();
  await api.stop();
});

describe('a native application', () => {
  let app: RelyingParty;

  beforeAll(async () => {
    app = await RelyingParty.discover(api, await aClient(superadmin, NATIVE));
  });

  test.each(['http://127.0.0.1:51004/cb', 'http://[::1]:61023/cb', 'com.example.app:/cb'])(
    'is redirected to %s',
    async (redirect_uri) => {
      const request = await app.request({ scope: 'openid', redirect_uri });
      const page = await browser.follow(request.url);
      const at = await browser.proceed(page, 'allow');
      expect(at.href.startsWith(redirect_uri)).toBe(true);
      const tokens = await app.redeem(at, request);
      expect(tokens.claims()?.sub).toBe(person.id);
    },
  );

  test('needs consent each time, because its identity is not verified', async () => {
    for (const _ of [1, 2]) {
      const request = await app.request({ scope: 'openid', redirect_uri: 'com.example.app:/cb' });
      const page = await browser.follow(request.url);
      const shown = (await (await browser.interaction(page)).json()) as Record<string, unknown>;
      expect(shown).toMatchObject({ prompt: 'consent', redirectOrigin: 'com.example.app:' });
      await browser.proceed(page, 'allow');
    }
  });

  test.each([
    'http://127.0.0.1:51004/other',
    'http://127.0.0.1.evil.test/cb',
    'http://localhost:51004/cb',
    'https://127.0.0.1/cb',
    'com.example.other:/cb',
    'com.example.app:/cb/more',
  ])('is not redirected to %s', async (redirect_uri) => {
    const page = await browser.follow((await app.request({ scope: 'openid', redirect_uri })).url);
    expect(page.searchParams.get('code')).toBe('invalid_redirect_uri');
  });
});

test('a web application must use its registered port', async () => {
  const web = await RelyingParty.discover(
    api,
    await aClient(superadmin, { redirect_uris: ['http://127.0.0.1/cb'] }),
  );
  const request = await web.request({ scope: 'openid', redirect_uri: 'http://127.0.0.1:51004/cb' });
  expect((await browser.follow(request.url)).searchParams.get('code')).toBe('invalid_redirect_uri');
});

describe('the claims about a sign-in', () => {
  test('contain method, time and level in each ID token, also after a refresh', async () => {
    const app = await RelyingParty.discover(api, await aClient(superadmin));
    const tokens = await app.signIn(browser, {
      scope: 'openid offline_access',
      prompt: 'consent',
      acr_values: 'x',
    });
    const said = { amr: ['pwd'], acr: 'urn:gatehouse:aal1', auth_time: expect.any(Number) };
    expect(tokens.claims()).toMatchObject(said);
    expect((await app.refresh(String(tokens.refresh_token))).claims()).toMatchObject(said);
  });

  test('contain the second factor besides the password', async () => {
    const app = await RelyingParty.discover(api, await aClient(superadmin));
    const careful = await aPerson(api, { tenantId });
    const { recoveryCodes } = await withTotp(api, careful);
    const { ticket } = await login(api, careful);
    const second = await post(api, '/api/v1/auth/second-factor', {
      ticket,
      answer: { method: 'recovery_code', code: recoveryCodes[0] },
    });
    const theirs = new Browser(api);
    theirs.enterWith(((await second.json()) as { accessToken: string }).accessToken);
    const tokens = await app.signIn(theirs, { scope: 'openid', prompt: 'consent' });
    expect(tokens.claims()).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], acr: 'urn:gatehouse:aal2' });
  });

  test('a changed name shows in refreshed tokens within a second, with its time', async () => {
    const app = await RelyingParty.discover(api, await aClient(superadmin));
    let tokens = await app.signIn(browser, {
      scope: 'openid profile offline_access',
      prompt: 'consent',
    });
    await owner.query(
      `update users set given_name = 'Robin', updated_at = '2027-01-01T00:00:00Z' where id = $1`,
      [person.id],
    );
    await vi.waitFor(async () => {
      tokens = await app.refresh(String(tokens.refresh_token));
      expect(tokens.claims()).toMatchObject({
        given_name: 'Robin',
        updated_at: Date.UTC(2027, 0, 1) / 1000,
      });
    }, WITHIN_A_SECOND);
  });

  test.each([
    ['a suspended person', `update users set status = 'suspended' where id = $1`, 'id'],
    ['a suspended tenant', `update tenants set status = 'suspended' where id = $1`, 'tenantId'],
    ['a membership that ended', `update memberships set status = 'suspended' where user_id = $1`, 'id'],
  ] as const)('%s does not refresh', async (_name, sql, whose) => {
    const tenant = await aTenant(api);
    const somebody = await aPerson(api, { tenantId: tenant.id });
    const theirs = new Browser(api);
    await theirs.signIn(somebody);
    const app = await RelyingParty.discover(api, await aClient(superadmin));
    const { refresh_token } = await app.signIn(theirs, { scope: 'openid offline_access', prompt: 'consent' });
    await owner.query(sql, [somebody[whose]]);
    await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a pairwise application', () => {
  const pairwise = (redirect_uri: string) =>
    aClient(superadmin, { subject_type: 'pairwise', redirect_uris: [redirect_uri], skip_consent: true });

  async function subjectAt(app: RelyingParty, redirect_uri: string): Promise<string> {
    const request = await app.request({ scope: 'openid', redirect_uri });
    const tokens = await app.redeem(await browser.follow(request.url), request);
    const { sub } = await app.userinfo(tokens.access_token, String(tokens.claims()?.sub));
    expect(await app.introspect(tokens.access_token)).toMatchObject({ sub });
    return sub;
  }

  test('identifies a user by a stable subject of its own host', async () => {
    const [one, same, other] = await Promise.all([
      pairwise(CALLBACK),
      pairwise('https://app.example.test/second'),
      pairwise('https://other.example.test/cb'),
    ]);
    const app = await RelyingParty.discover(api, one);
    const subject = await subjectAt(app, CALLBACK);
    expect(subject).toMatch(/^[\w-]{43}$/);
    expect(await subjectAt(app, CALLBACK)).toBe(subject);
    expect(await subjectAt(await RelyingParty.discover(api, same), 'https://app.example.test/second')).toBe(
      subject,
    );
    const elsewhere = await subjectAt(
      await RelyingParty.discover(api, other),
      'https://other.example.test/cb',
    );
    expect(elsewhere).not.toBe(subject);

    replica = await startApi({ database: api.database });
    app.moveTo(replica);
    browser.moveTo(replica);
    expect(await subjectAt(app, CALLBACK)).toBe(subject);
    browser.moveTo(api);
  });

  test('signs its user out without a confirmation, by that subject', async () => {
    const client = await aClient(superadmin, {
      subject_type: 'pairwise',
      skip_consent: true,
      post_logout_redirect_uris: ['https://app.example.test/bye'],
    });
    const app = await RelyingParty.discover(api, client);
    const theirs = new Browser(api);
    await theirs.signIn(person);
    const { id_token } = await app.signIn(theirs, { scope: 'openid' });
    const url = oidc.buildEndSessionUrl(app.config, {
      id_token_hint: String(id_token),
      post_logout_redirect_uri: 'https://app.example.test/bye',
    });
    const page = await theirs.fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('name="logout" value="yes"');
  });
});
