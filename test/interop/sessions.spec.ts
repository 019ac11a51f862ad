import type { SignOutRequest } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Clock } from '../../nest-api/src/common/clock.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const OFFLINE = { scope: 'openid offline_access', prompt: 'consent' };

/** The real time with an offset, because the library uses the machine's clock. */
class MovedClock extends Clock {
  seconds = 0;

  override now(): Date {
    return new Date(Date.now() + this.seconds * 1000);
  }
}

const clock = new MovedClock();
let api: TestApi;
let owner: pg.Pool;
let superadmin: ApiCaller;
let app: RelyingParty;
let tenantId: string;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Pool({ connectionString: api.database.ownerUrl, max: 1 });
  superadmin = await signedIn(api, await aPerson(api));
  app = await RelyingParty.discover(
    api,
    await aClient(superadmin, { post_logout_redirect_uris: ['https://app.example.test/bye'] }),
  );
  tenantId = (await aTenant(api)).id;
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  clock.seconds = 0;
  person = await aPerson(api, { tenantId });
  browser = new Browser(api);
  await browser.signIn(person);
});

/** Makes the user's sign-ins older. */
const age = (seconds: number) =>
  owner.query(
    `update sessions set authenticated_at = authenticated_at - make_interval(secs => $2) where user_id = $1`,
    [person.id, seconds],
  );

const isAlive = async (token: string) => (await app.introspect(token)).active;

/** The target of the redirect, as origin and path. */
async function leadsTo(parameters: Record<string, string>): Promise<string> {
  const { origin, pathname } = await browser.follow((await app.request(parameters)).url);
  return origin + pathname.replace(/[^/]+$/, '…');
}

const INTERACTION = 'http://localhost:3000/interaction/…';
const APPLICATION = 'https://app.example.test/…';

describe('one session', () => {
  test('signs in to a second application after consent alone, and later without a prompt', async () => {
    await app.signIn(browser, { scope: 'openid' });
    expect(await leadsTo({ scope: 'openid' })).toBe(APPLICATION);
    expect(await leadsTo({ scope: 'openid', prompt: 'none' })).toBe(APPLICATION);
    expect(await leadsTo({ scope: 'openid email' })).toBe(INTERACTION);
  });

  test('consent is remembered for the next session', async () => {
    await app.signIn(browser, { scope: 'openid email' });
    browser = new Browser(api);
    await browser.signIn(person);
    expect(await leadsTo({ scope: 'openid email', prompt: 'none' })).toBe(APPLICATION);
    expect(await leadsTo({ scope: 'openid profile' })).toBe(INTERACTION);
  });

  test('consent belongs to the user who gave it', async () => {
    await app.signIn(browser, { scope: 'openid' });
    await browser.signIn(await aPerson(api, { tenantId }));
    const back = await browser.follow((await app.request({ scope: 'openid', prompt: 'none' })).url);
    expect(back.searchParams.get('error')).toBe('consent_required');
  });

  test('an application that a superadmin trusts needs no consent', async () => {
    const trusted = await aClient(superadmin, { skip_consent: true });
    const { url } = await app.request({ scope: 'openid email' });
    url.searchParams.set('client_id', trusted.client_id);
    expect((await browser.follow(url)).searchParams.get('code')).toMatch(/^ghc_/);
  });

  test('the library sets no session cookie of its own', async () => {
    await app.signIn(browser, { scope: 'openid' });
    expect(browser.names()).toEqual(['gatehouse_session']);
  });
});

describe('an application can request', () => {
  test('languages, which the sign-in pages use', async () => {
    const page = await browser.follow((await app.request({ scope: 'openid', ui_locales: 'ja de' })).url);
    expect(page.searchParams.get('ui_locales')).toBe('ja de');
  });

  test.each([{ prompt: 'login' }, { max_age: '0' }] as Record<string, string>[])(
    'for a new sign-in with %j',
    async (parameters) => {
      await app.signIn(browser, { scope: 'openid' });
      await age(60);
      const request = await app.request({ scope: 'openid', ...parameters });
      const page = await browser.follow(request.url);
      expect(await (await browser.interaction(page)).json()).toMatchObject({
        prompt: 'login',
        reasons: ['login_prompt'],
        user: { email: person.email },
      });
      const refused = await browser.answer(page, 'continue');
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        409,
        'sign_in_again',
      ]);

      await browser.signIn(person);
      const tokens = await app.redeem(await browser.proceed(page, 'continue'), request);
      expect(tokens.claims()?.auth_time).toBeGreaterThan(Date.now() / 1000 - 30);
    },
  );

  test('a recent sign-in', async () => {
    await app.signIn(browser, { scope: 'openid' });
    expect(await leadsTo({ scope: 'openid', max_age: '100' })).toBe(APPLICATION);
    await age(200);
    // A process that holds the session in memory is notified of the change.
    await expect.poll(() => leadsTo({ scope: 'openid', max_age: '100' }), EVENTUALLY).toBe(INTERACTION);
  });

  test('a specific account', async () => {
    await app.signIn(browser, { scope: 'openid' });
    const request = await app.request({ scope: 'openid', prompt: 'select_account' });
    const page = await browser.follow(request.url);
    expect(await (await browser.interaction(page)).json()).toMatchObject({
      prompt: 'select_account',
      user: { email: person.email },
    });
    const callback = await browser.proceed(page, 'continue');
    expect((await app.redeem(callback, request)).claims()?.sub).toBe(person.id);
  });

  test('an account, and the user chooses another one', async () => {
    const another = await aPerson(api, { tenantId });
    const request = await app.request({ scope: 'openid', prompt: 'select_account' });
    const page = await browser.follow(request.url);
    await browser.signIn(another);
    const consent = await browser.proceed(page, 'continue');
    const callback = await browser.proceed(consent, 'allow');
    expect((await app.redeem(callback, request)).claims()?.sub).toBe(another.id);
  });

  test('an account and a new sign-in: choosing an account is no sign-in', async () => {
    await app.signIn(browser, { scope: 'openid' });
    await age(60);
    const request = await app.request({ scope: 'openid', prompt: 'select_account login' });
    const next = await browser.proceed(await browser.follow(request.url), 'continue');
    expect(await (await browser.interaction(next)).json()).toMatchObject({ prompt: 'login' });
  });

  test('new consent', async () => {
    await app.signIn(browser, { scope: 'openid' });
    const page = await browser.follow((await app.request({ scope: 'openid', prompt: 'consent' })).url);
    expect(await (await browser.interaction(page)).json()).toMatchObject({ prompt: 'consent' });
  });

  test('and only the user who was asked can consent', async () => {
    const page = await browser.follow((await app.request({ scope: 'openid' })).url);
    const another = new Browser(api);
    await another.signIn(await aPerson(api, { tenantId }));
    const refused = await browser.answer(page, 'allow', another.token);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'person_changed',
    ]);
  });
});

describe('the end of a session', () => {
  test('signing out ends access and refresh tokens immediately', async () => {
    const { access_token, refresh_token } = await app.signIn(browser, OFFLINE);
    expect(await isAlive(access_token)).toBe(true);
    await browser.signOut();
    expect(await isAlive(access_token)).toBe(false);
    await expect(app.userinfo(access_token, person.id)).rejects.toThrow();
    await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await leadsTo({ scope: 'openid' })).toBe(INTERACTION);
  });

  test('a code of an ended session is rejected', async () => {
    const request = await app.request({ scope: 'openid' });
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    await browser.signOut();
    await expect(app.redeem(callback, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('the expiry of a session ends no tokens', async () => {
    const { access_token, refresh_token } = await app.signIn(browser, OFFLINE);
    clock.seconds = 16 * 60;
    expect(await leadsTo({ scope: 'openid' })).toBe(INTERACTION);
    expect(await isAlive(access_token)).toBe(true);
    expect((await app.refresh(String(refresh_token))).access_token).toMatch(/^gha_/);
  });

  test('another session of the same user continues', async () => {
    const { access_token } = await app.signIn(browser, { scope: 'openid' });
    const second = new Browser(api);
    await second.signIn(person);
    await second.signOut();
    expect(await isAlive(access_token)).toBe(true);
  });

  test.each(['suspended', 'deactivated'])(
    'a tenant that is %s ends the sessions of its users',
    async (status) => {
      const tenant = await aTenant(api);
      person = await aPerson(api, { tenantId: tenant.id });
      await browser.signIn(person);
      const { access_token, refresh_token } = await app.signIn(browser, OFFLINE);
      const changed = await superadmin.patch(`/api/v1/tenants/${tenant.id}`, { status, version: 1 });
      expect(changed.status).toBe(200);

      expect(await isAlive(access_token)).toBe(false);
      await expect(app.userinfo(access_token, person.id)).rejects.toThrow();
      await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
    },
  );
});

describe('an application signs a user out', () => {
  const endSession = (parameters: Record<string, string>) =>
    oidc.buildEndSessionUrl(app.config, {
      post_logout_redirect_uri: 'https://app.example.test/bye',
      ...parameters,
    });

  /** Submits a self-submitting form like a browser. */
  async function submit(page: Response): Promise<URL> {
    const html = await page.text();
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const inputs = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const response = await browser.fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(inputs as [string, string][]).toString(),
    });
    return new URL(String(response.headers.get('location')), action);
  }

  test('with their ID token, without a confirmation', async () => {
    const { id_token, access_token } = await app.signIn(browser, { scope: 'openid' });
    const page = await browser.fetch(endSession({ id_token_hint: String(id_token), state: 'abc' }));
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);

    expect((await submit(page)).href).toBe('https://app.example.test/bye?state=abc');
    expect(await isAlive(access_token)).toBe(false);
    expect(await leadsTo({ scope: 'openid' })).toBe(INTERACTION);
  });

  test('without an ID token, after a confirmation on our page', async () => {
    await app.signIn(browser, { scope: 'openid' });
    const page = await browser.follow(endSession({}));
    expect(page.href).toBe('http://localhost:3000/oauth/sign-out');
    expect(await leadsTo({ scope: 'openid', prompt: 'none' })).toBe(APPLICATION);
  });

  test('the confirming user is signed out', async () => {
    const { access_token } = await app.signIn(browser, { scope: 'openid' });
    const caller = callerWith(api, String(browser.token));
    expect((await caller.get('/api/v1/oauth2/sign-out')).status).toBe(410);

    await browser.follow(endSession({ client_id: app.config.clientMetadata().client_id, state: 'abc' }));
    const asked = (await (await caller.get('/api/v1/oauth2/sign-out')).json()) as SignOutRequest;
    expect(asked).toMatchObject({
      client: { name: 'Expense reports' },
      redirectOrigin: 'https://app.example.test',
    });

    const answer = (fields: Record<string, string>) =>
      browser.fetch(asked.action, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
    expect((await answer({ xsrf: 'forged', logout: 'yes' })).headers.get('location')).toMatch(
      '/oauth/error?',
    );
    expect(await isAlive(access_token)).toBe(true);

    const gone = await answer({ ...asked.fields, logout: 'yes' });
    expect(gone.headers.get('location')).toBe('https://app.example.test/bye?state=abc');
    expect(await isAlive(access_token)).toBe(false);
  });

  test('a user who has already signed out', async () => {
    const { id_token } = await app.signIn(browser, { scope: 'openid' });
    await browser.signOut();
    const back = await browser.follow(endSession({ id_token_hint: String(id_token), state: 'abc' }));
    expect(back.href).toBe('https://app.example.test/bye?state=abc');
  });

  test('is not redirected to an unregistered URI', async () => {
    const page = await browser.follow(endSession({ post_logout_redirect_uri: 'https://evil.example.test/' }));
    expect(page.href).toMatch('http://localhost:3000/oauth/error?code=invalid_request');
  });
});
