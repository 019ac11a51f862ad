import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, aResource, RelyingParty } from '../support/relying-party.ts';

let api: TestApi;
let superadmin: ApiCaller;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());
beforeEach(async () => {
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  browser = new Browser(api);
  await browser.signIn(person);
});

const anApp = async (given: Record<string, unknown> = {}) =>
  RelyingParty.discover(api, await aClient(superadmin, given));

/** The scopes on the consent page, and both responses after consent. */
async function answers(app: RelyingParty, scope: string, claims?: object) {
  const request = await app.request({ scope, ...(claims && { claims: JSON.stringify(claims) }) });
  const page = await browser.follow(request.url);
  const { scopes } = (await (await browser.interaction(page)).json()) as { scopes: { scope: string }[] };
  const tokens = await app.redeem(await browser.proceed(page, 'allow'), request);
  return {
    asked: scopes.map((item) => item.scope),
    idToken: tokens.claims() as Record<string, unknown>,
    userinfo: (await app.userinfo(tokens.access_token, person.id)) as Record<string, unknown>,
    scope: tokens.scope,
  };
}

describe('the claims parameter', () => {
  test('returns a claim where it was requested, after the user has allowed its scope', async () => {
    const claims = { userinfo: { email: { essential: true } }, id_token: { given_name: null } };
    const { asked, idToken, userinfo, scope } = await answers(await anApp(), 'openid', claims);
    expect(asked).toEqual(['openid', 'profile', 'email']);
    expect(userinfo).toEqual({ sub: person.id, email: person.email });
    expect(idToken).toMatchObject({ given_name: 'Pat' });
    expect(idToken).not.toHaveProperty('email');
    expect(scope).toBe('openid');
  });

  test('returns no unknown claim and none that the application is not registered for', async () => {
    const app = await anApp({ scopes: ['openid', 'profile'] });
    const claims = { userinfo: { email: { essential: true }, shoe_size: null, name: null } };
    const { asked, userinfo } = await answers(app, 'openid', claims);
    expect(asked).toEqual(['openid', 'profile']);
    expect(userinfo).toEqual({ sub: person.id, name: 'Pat Person' });
  });

  test('requires new consent if it requests more than was allowed before', async () => {
    const app = await anApp();
    await answers(app, 'openid');
    const { asked } = await answers(app, 'openid', { userinfo: { email: null } });
    expect(asked).toEqual(['email']);
    const again = await app.request({ scope: 'openid', claims: '{"userinfo":{"email_verified":null}}' });
    expect((await browser.follow(again.url)).searchParams.has('code')).toBe(true);
  });

  test('applies to each refresh', async () => {
    const app = await anApp();
    const request = await app.request({
      scope: 'openid offline_access',
      prompt: 'consent',
      claims: '{"id_token":{"email":null}}',
    });
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    const { refresh_token } = await app.redeem(callback, request);
    expect((await app.refresh(String(refresh_token))).claims()).toMatchObject({ email: person.email });
  });

  test('for another user does not sign in this one', async () => {
    const app = await anApp({ skip_consent: true });
    const claims = JSON.stringify({ id_token: { sub: { value: 'somebody-else' } } });
    const request = await app.request({ scope: 'openid', prompt: 'none', claims });
    expect((await browser.follow(request.url)).searchParams.get('error')).toBe('login_required');
  });

  test.each(['{', '[]', '"x"', '{}', '{"userinfo":[]}'])('%s is rejected', async (claims) => {
    const app = await anApp();
    const request = await app.request({ scope: 'openid', claims });
    expect((await browser.follow(request.url)).searchParams.get('error')).toBe('invalid_request');
  });
});

describe('the name that users sign in with', () => {
  test('is returned with the address, but not with the profile alone', async () => {
    const both = await answers(await anApp(), 'openid profile email');
    expect(both.userinfo).toMatchObject({ preferred_username: person.email });
    const one = await answers(await anApp(), 'openid profile');
    expect(one.userinfo).toMatchObject({ name: 'Pat Person', updated_at: expect.any(Number) });
    expect(one.userinfo).not.toHaveProperty('preferred_username');
    expect(one.idToken).not.toHaveProperty('preferred_username');
  });
});

describe('the profile claims of a user', () => {
  const profile = { picture: 'https://pictures.example/pat.png', locale: 'de-CH', zoneinfo: 'Europe/Zurich' };
  const names = Object.keys(profile);
  const say = async (fields: object) => {
    const caller = await signedIn(api, person);
    const { version } = (await (await caller.get('/api/v1/account')).json()) as { version: number };
    expect((await caller.patch('/api/v1/account', { ...fields, version })).status).toBe(200);
  };

  test('are returned with the profile scope, in the ID token and from userinfo', async () => {
    await say(profile);
    const app = await anApp();
    expect(app.config.serverMetadata().claims_supported).toEqual(expect.arrayContaining(names));
    const { idToken, userinfo } = await answers(app, 'openid profile');
    expect([idToken, userinfo]).toMatchObject([profile, profile]);
    const without = await answers(await anApp(), 'openid email tenant');
    for (const name of names) {
      expect(without.idToken).not.toHaveProperty(name);
      expect(without.userinfo).not.toHaveProperty(name);
    }
  });

  test('are omitted if they are unknown', async () => {
    await say({ locale: 'fr' });
    const { idToken, userinfo } = await answers(await anApp(), 'openid profile');
    for (const told of [idToken, userinfo]) {
      expect(told).toMatchObject({ locale: 'fr' });
      expect(told).not.toHaveProperty('picture');
      expect(told).not.toHaveProperty('zoneinfo');
    }
  });

  test('can be requested individually', async () => {
    await say(profile);
    const { userinfo } = await answers(await anApp(), 'openid', { userinfo: { zoneinfo: null } });
    expect(userinfo).toEqual({ sub: person.id, zoneinfo: 'Europe/Zurich' });
  });
});

describe('an application that excludes scope claims from its ID tokens', () => {
  test('gets them only from userinfo, but the claims parameter still works for the ID token', async () => {
    const app = await anApp({ id_token_scope_claims: false });
    const { idToken, userinfo } = await answers(app, 'openid profile email', { id_token: { email: null } });
    expect(userinfo).toMatchObject({ name: 'Pat Person', email: person.email });
    expect(idToken).toMatchObject({ sub: person.id, email: person.email, acr: 'urn:gatehouse:aal1' });
    for (const name of ['name', 'given_name', 'email_verified', 'tenant_id']) {
      expect(idToken).not.toHaveProperty(name);
    }
  });

  test('gets them in the ID token if its access token is for an API, which cannot read userinfo', async () => {
    const resource = `https://api-${crypto.randomUUID()}.example.test`;
    await aResource(superadmin, resource);
    const given = { id_token_scope_claims: false, resources: [{ resource, scopes: [] }], skip_consent: true };
    const app = await anApp(given);
    const request = await app.request({ scope: 'openid email', resource });
    const checks = {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
    };
    const callback = await browser.follow(request.url);
    const tokens = await oidc.authorizationCodeGrant(app.config, callback, checks, { resource });
    expect(tokens.claims()).toMatchObject({ email: person.email });
  });

  test('is an exception', async () => {
    const { idToken } = await answers(await anApp(), 'openid email');
    expect(idToken).toMatchObject({ email: person.email });
  });
});
