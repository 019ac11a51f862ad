import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, aResource, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';

const API = 'https://api.payments.example.test';
const CLIENTS = '/api/v1/admin/oauth2/clients';

let api: TestApi;
let superadmin: ApiCaller;
let person: Person;
let browser: Browser;
let keys: CryptoKeyPair;
let client: Registered;
let app: RelyingParty;
let dpop: oidc.DPoPHandle;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  browser = new Browser(api);
  await browser.signIn(person);
  keys = await oidc.randomDPoPKeyPair('ES256', { extractable: true });
  await aResource(superadmin, API, { scopes: ['payments:make'] });
  client = await aClient(superadmin, {
    ...(await profile()),
    grant_types: ['authorization_code', 'client_credentials'],
    resources: [{ resource: API, scopes: ['payments:make'] }],
  });
  app = await RelyingParty.discover(api, client, oidc.PrivateKeyJwt(keys.privateKey));
  dpop = oidc.getDPoPHandle(app.config, await oidc.randomDPoPKeyPair('ES256'));
});
afterAll(() => api.stop());

async function profile() {
  return {
    security_profile: 'fapi2',
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [await crypto.subtle.exportKey('jwk', keys.publicKey)] },
  };
}

/** A client assertion, signed by the client. */
async function assertion(change: Record<string, unknown> = {}): Promise<string> {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    iss: client.client_id,
    sub: client.client_id,
    aud: api.settings.PUBLIC_URL,
    jti: crypto.randomUUID(),
    exp: Math.floor(Date.now() / 1000) + 60,
    ...change,
  };
  const input = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`;
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, keys.privateKey, Buffer.from(input));
  return `${input}.${Buffer.from(signature).toString('base64url')}`;
}

async function ask(path: string, form: Record<string, string>) {
  const body = new URLSearchParams({
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assertion(),
    ...form,
  });
  const response = await fetch(`${api.url}/api/v1/oauth2/${path}`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function pushed() {
  const { url, ...request } = await app.request({ scope: 'openid email' });
  const parameters = Object.fromEntries(url.searchParams);
  const target = await oidc.buildAuthorizationUrlWithPAR(app.config, parameters, { DPoP: dpop });
  return { ...request, url: target };
}

async function aCallback() {
  const request = await pushed();
  let at = await browser.follow(request.url);
  if (at.pathname.startsWith('/interaction/')) at = await browser.proceed(at, 'allow');
  return { at, request };
}

describe('a high-security application', () => {
  test('signs users in with a pushed request, a client key and DPoP-bound tokens', async () => {
    const { at, request } = await aCallback();
    const tokens = await oidc.authorizationCodeGrant(
      app.config,
      at,
      { pkceCodeVerifier: request.verifier, expectedState: request.state, expectedNonce: request.nonce },
      {},
      { DPoP: dpop },
    );
    expect(tokens.token_type).toBe('dpop');
    expect(tokens.claims()?.sub).toBe(person.id);
    const [header = ''] = String(tokens.id_token).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256' });
    const info = await oidc.fetchUserInfo(app.config, tokens.access_token, person.id, { DPoP: dpop });
    expect(info.email).toBe(person.email);
    await expect(app.userinfo(tokens.access_token, person.id)).rejects.toThrow();
  });

  test('has the settings that the profile requires', async () => {
    const read = (await (await superadmin.get(`${CLIENTS}/${client.id}`)).json()) as Record<string, unknown>;
    expect(read).toMatchObject({
      security_profile: 'fapi2',
      dpop_bound_access_tokens: true,
      require_pushed_authorization_requests: true,
    });
  });

  test('cannot send its request through the browser', async () => {
    const at = await browser.follow((await app.request({ scope: 'openid' })).url);
    expect(at.searchParams.get('error') ?? at.searchParams.get('code')).toBe('invalid_request');
  });

  test('gets no code without PKCE', async () => {
    const { url } = await app.request({ scope: 'openid' });
    for (const name of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(name);
    expect(await ask('par', Object.fromEntries(url.searchParams))).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  test('must send its redirect URI each time', async () => {
    const { url } = await app.request({ scope: 'openid' });
    url.searchParams.delete('redirect_uri');
    expect((await ask('par', Object.fromEntries(url.searchParams))).body.error).toBe('invalid_request');
  });

  test('gets no bearer token', async () => {
    const { at, request } = await aCallback();
    const refused = await ask('token', {
      grant_type: 'authorization_code',
      code: String(at.searchParams.get('code')),
      redirect_uri: CALLBACK,
      code_verifier: request.verifier,
    });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    const machine = await ask('token', { grant_type: 'client_credentials', resource: API });
    expect([machine.status, machine.body.error]).toEqual([400, 'invalid_grant']);
  });

  test('gets a DPoP-bound token by client credentials', async () => {
    const { access_token } = await oidc.clientCredentialsGrant(app.config, { resource: API }, { DPoP: dpop });
    const [, payload = ''] = access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      cnf: { jkt: expect.any(String) },
      aud: API,
    });
  });

  test.each([
    [
      'for the token endpoint rather than the issuer',
      () => ({ aud: `${api.settings.PUBLIC_URL}/api/v1/oauth2/token` }),
    ],
    ['for others too', () => ({ aud: [api.settings.PUBLIC_URL, 'https://other.example.test'] })],
    ['that lives for a day', () => ({ exp: Math.floor(Date.now() / 1000) + 86_400 })],
  ])('is rejected with an assertion %s', async (_name, change) => {
    const refused = await ask('introspect', { token: 'x', client_assertion: await assertion(change()) });
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
  });
});

describe('registration for high security', () => {
  test.each([
    [{ token_endpoint_auth_method: 'client_secret_basic', jwks: undefined }, 'token_endpoint_auth_method'],
    [{ token_endpoint_auth_method: 'none', jwks: undefined }, 'token_endpoint_auth_method'],
    [{ redirect_uris: [CALLBACK, 'http://127.0.0.1/cb'] }, 'redirect_uris.1'],
    [{ grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'] }, 'grant_types'],
  ])('%j is rejected at %s', async (change, field) => {
    const given = { name: 'Bank', redirect_uris: [CALLBACK], ...(await profile()), ...change };
    const response = await superadmin.post(CLIENTS, given);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: unknown[] }).errors).toEqual([
      expect.objectContaining({ field }),
    ]);
  });

  test('is rejected later for an application with a secret', async () => {
    const { id } = await aClient(superadmin);
    const response = await superadmin.patch(`${CLIENTS}/${id}`, { version: 1, security_profile: 'fapi2' });
    expect(response.status).toBe(422);
  });
});
