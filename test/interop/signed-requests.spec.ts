import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';

const CLIENTS = '/api/v1/admin/oauth2/clients';
const TYPE = 'oauth-authz-req+jwt';

let api: TestApi;
let tenantId: string;
let admin: ApiCaller;
let person: Person;
let browser: Browser;
let keys: CryptoKeyPair;
let jwks: { keys: object[] };
let client: Registered;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  tenantId = (await aTenant(api)).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId });
  browser = new Browser(api);
  await browser.signIn(person);
  keys = await oidc.randomDPoPKeyPair('ES256', { extractable: true });
  jwks = { keys: [await crypto.subtle.exportKey('jwk', keys.publicKey)] };
  client = await aClient(admin, { jwks, request_object_signing_alg: 'ES256' });
  app = await RelyingParty.discover(api, client);
});
afterAll(() => api.stop());

const now = () => Math.floor(Date.now() / 1000);

interface Change {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: CryptoKey | KeyObject;
  of?: Registered;
}

/** The parameters of a request, signed. */
function objectOf(parameters: URLSearchParams, { claims, header, key, of = client }: Change = {}) {
  const payload = {
    ...Object.fromEntries(parameters),
    iss: of.client_id,
    aud: api.settings.PUBLIC_URL,
    nbf: now(),
    exp: now() + 60,
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', typ: TYPE, ...header })
    .sign(key ?? keys.privateKey);
}

/** A request whose parameters are in the object alone. */
async function signedUrl(change: Change = {}, beside: Record<string, string> = {}) {
  const request = await app.request({ scope: 'openid email' });
  const object = await objectOf(request.url.searchParams, change);
  const url = new URL(request.url);
  url.search = String(
    new URLSearchParams({ client_id: (change.of ?? client).client_id, request: object, ...beside }),
  );
  return { ...request, url };
}

async function pages(url: URL): Promise<URL> {
  const at = await browser.follow(url);
  return at.pathname.startsWith('/interaction/') ? browser.proceed(at, 'allow') : at;
}

async function causes(): Promise<string[]> {
  const response = await admin.get('/api/v1/sign-ins?result=failure&limit=100');
  return ((await response.json()) as { items: { outcome: string }[] }).items.map(({ outcome }) => outcome);
}

/** The error at the redirect URI, or on the page. */
async function errorOf(url: URL): Promise<string> {
  const response = await browser.fetch(url);
  const location = response.headers.get('location');
  if (!location) throw new Error(await response.text());
  const { pathname, searchParams } = new URL(location);
  return searchParams.get(pathname === '/oauth/error' ? 'code' : 'error') ?? location;
}

describe('a signed request', () => {
  test('of openid-client signs a user in', async () => {
    const request = await app.request({ scope: 'openid email' });
    const parameters = Object.fromEntries(request.url.searchParams);
    const url = await oidc.buildAuthorizationUrlWithJAR(app.config, parameters, keys.privateKey);
    expect([...url.searchParams.keys()].sort()).toEqual(['client_id', 'request']);
    const tokens = await app.redeem(await pages(url), request);
    expect(tokens.claims()).toMatchObject({ sub: person.id, email: person.email });
  });

  test('of oauth4webapi is pushed', async () => {
    const issuer = new URL(api.settings.PUBLIC_URL);
    const as = app.config.serverMetadata() as oauth.AuthorizationServer;
    const request = await app.request({ scope: 'openid' });
    const me = { client_id: client.client_id };
    const object = await oauth.issueRequestObject(as, me, request.url.searchParams, keys.privateKey);
    const response = await oauth.pushedAuthorizationRequest(
      as,
      me,
      oauth.ClientSecretBasic(String(client.client_secret)),
      { client_id: client.client_id, request: object },
      {
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: (url, options) =>
          fetch(String(url).replace(issuer.origin, api.url), options as RequestInit),
      },
    );
    const { request_uri } = await oauth.processPushedAuthorizationResponse(as, me, response);
    const url = new URL(request.url);
    url.search = String(new URLSearchParams({ client_id: client.client_id, request_uri }));
    expect((await app.redeem(await pages(url), request)).claims()?.sub).toBe(person.id);
  });

  test.each(['PS256', 'EdDSA', 'RS256'] as const)('is verified with %s', async (alg) => {
    const { publicKey, privateKey } =
      alg === 'EdDSA' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 });
    const of = await aClient(admin, {
      jwks: { keys: [publicKey.export({ format: 'jwk' })] },
      request_object_signing_alg: alg,
    });
    const url = (claims: object, key: KeyObject | CryptoKey, as = alg as string) =>
      signedUrl({ of, claims: { client_id: of.client_id, ...claims }, key, header: { alg: as } });
    const begun = await url({}, privateKey);
    expect((await pages(begun.url)).searchParams.get('code')).toBeTruthy();
    const forged = await url({}, keys.privateKey, 'ES256');
    expect(await errorOf(forged.url)).toBe('invalid_request_object');
  });

  test('counts alone: parameters beside it change nothing', async () => {
    const beside = {
      scope: 'openid email offline_access',
      prompt: 'login',
      state: 'beside',
      nonce: 'beside',
      redirect_uri: 'https://evil.example.test/',
      response_mode: 'form_post',
      max_age: '0',
      claims: '{"id_token":{"email":null}}',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    };
    const request = await signedUrl({}, beside);
    // A second time as well, after the first response.
    for (const begun of [request, await signedUrl({}, beside)]) {
      const at = await pages(begun.url);
      expect(at.origin + at.pathname).toBe(CALLBACK);
      expect(at.searchParams.get('state')).toBe(begun.state);
      const tokens = await app.redeem(at, begun);
      expect(tokens.scope).toBe('openid email');
      expect(tokens.refresh_token).toBeUndefined();
    }
  });

  test('cannot leave parameters to the query', async () => {
    const { state, nonce, code_challenge } = Object.fromEntries((await app.request()).url.searchParams);
    for (const name of ['code_challenge', 'redirect_uri', 'scope', 'client_id', 'response_type']) {
      const left = { [name]: undefined };
      const { url } = await signedUrl({ claims: left }, { state: String(state), nonce: String(nonce) });
      url.searchParams.set('code_challenge', String(code_challenge));
      expect(await errorOf(url)).toMatch(/^invalid_/);
    }
  });

  test.each<[string, Change]>([
    ['a client assertion', { claims: { sub: 'CLIENT' } }],
    ['another type', { header: { typ: 'at+jwt' } }],
    ['another issuer', { claims: { iss: 'someone' } }],
    ['no issuer', { claims: { iss: undefined } }],
    ['another audience', { claims: { aud: 'https://other.example.test' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['an expired one', { claims: { exp: 1 } }],
    ['one that is not valid yet', { claims: { nbf: 4_000_000_000, exp: 4_000_000_060 } }],
    ['one of another client', { claims: { client_id: 'another' } }],
    ['one within it', { claims: { request: 'x.y.z' } }],
    ['a reference within it', { claims: { request_uri: 'https://app.example.test/request' } }],
  ])('is rejected as %s', async (_, { claims, header }) => {
    const sub = claims?.sub === 'CLIENT' ? { sub: client.client_id } : {};
    const { url } = await signedUrl({ claims: { ...claims, ...sub }, ...(header && { header }) });
    expect(await errorOf(url)).toContain('invalid_request_object');
    await expect.poll(causes, EVENTUALLY).toContain('request_object_invalid');
  });

  test('is rejected with the signature of an unknown key, and without one', async () => {
    const other = await oidc.randomDPoPKeyPair('ES256');
    const { url } = await signedUrl({ key: other.privateKey });
    expect(await errorOf(url)).toBe('invalid_request_object');
    const request = await app.request();
    const unsigned = new UnsecuredJWT(Object.fromEntries(request.url.searchParams))
      .setIssuer(client.client_id)
      .setAudience(api.settings.PUBLIC_URL)
      .encode();
    request.url.searchParams.set('request', unsigned);
    expect(await errorOf(request.url)).toBe('invalid_request_object');
    const pushed = await fetch(`${api.url}/api/v1/oauth2/par`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: client.client_id,
        client_secret: String(client.client_secret),
        request: unsigned,
      }),
    });
    expect([pushed.status, ((await pushed.json()) as { error: string }).error]).toEqual([
      400,
      'invalid_request_object',
    ]);
  });

  test('is not read from an address', async () => {
    const { url } = await app.request();
    url.searchParams.set('request_uri', 'https://app.example.test/request.jwt');
    expect(await errorOf(url)).toBe('request_uri_not_supported');
  });
});

describe('an application', () => {
  test('may send none unless an admin enabled it, at either endpoint', async () => {
    const plain = await aClient(admin);
    const { url } = await signedUrl({ of: plain, claims: { client_id: plain.client_id } });
    url.searchParams.set('redirect_uri', CALLBACK);
    expect(await errorOf(url)).toBe('request_not_supported');
    await expect.poll(causes, EVENTUALLY).toContain('request_object_invalid');
    const keyed = await aClient(admin, { jwks, token_endpoint_auth_method: 'private_key_jwt' });
    const party = await RelyingParty.discover(api, keyed, oidc.PrivateKeyJwt(keys.privateKey));
    const parameters = Object.fromEntries((await party.request()).url.searchParams);
    const signed = await oidc.buildAuthorizationUrlWithJAR(party.config, parameters, keys.privateKey);
    await expect(oidc.buildAuthorizationUrlWithPAR(party.config, signed.searchParams)).rejects.toMatchObject({
      error: 'request_not_supported',
    });
  });

  test('may require them of itself: plain requests are rejected, also pushed ones', async () => {
    const strict = await aClient(admin, {
      jwks,
      request_object_signing_alg: 'ES256',
      require_signed_request_object: true,
    });
    const party = await RelyingParty.discover(api, strict);
    const { url } = await party.request();
    expect(await errorOf(url)).toBe('invalid_request');
    await expect.poll(causes, EVENTUALLY).toContain('request_object_invalid');
    await expect(oidc.buildAuthorizationUrlWithPAR(party.config, url.searchParams)).rejects.toMatchObject({
      error: 'invalid_request',
    });
    const parameters = Object.fromEntries(url.searchParams);
    const signed = await oidc.buildAuthorizationUrlWithJAR(party.config, parameters, keys.privateKey);
    expect((await pages(signed)).searchParams.get('code')).toBeTruthy();
  });

  test('that begins to require them gets no redirect from memory', async () => {
    const later = await aClient(admin);
    const party = await RelyingParty.discover(api, later);
    for (let round = 0; round < 3; round++)
      expect((await pages((await party.request()).url)).searchParams.get('code')).toBeTruthy();
    const changed = await admin.patch(`${CLIENTS}/${later.id}`, {
      version: 1,
      jwks,
      request_object_signing_alg: 'ES256',
      require_signed_request_object: true,
    });
    expect(changed.status).toBe(200);
    expect(await errorOf((await party.request()).url)).toBe('invalid_request');
  });

  test.each<[string, object, string]>([
    ['an algorithm without keys', { request_object_signing_alg: 'ES256' }, 'jwks'],
    [
      'a requirement without an algorithm',
      { require_signed_request_object: true },
      'request_object_signing_alg',
    ],
    [
      'RS256 for high security',
      {
        security_profile: 'fapi2',
        token_endpoint_auth_method: 'private_key_jwt',
        request_object_signing_alg: 'RS256',
      },
      'request_object_signing_alg',
    ],
    [
      'message signing without signed responses',
      {
        security_profile: 'fapi2_message_signing',
        token_endpoint_auth_method: 'private_key_jwt',
        request_object_signing_alg: 'ES256',
      },
      'authorization_signed_response_alg',
    ],
  ])('is not registered with %s', async (_, given, field) => {
    const keyed = 'security_profile' in given ? { jwks } : {};
    const response = await admin.post(CLIENTS, { name: 'X', redirect_uris: [CALLBACK], ...keyed, ...given });
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect([response.status, errors[0]?.field]).toEqual([422, field]);
  });
});

describe('a signed response', () => {
  test.each(['ES256', 'RS256'])('is verified by openid-client (%s)', async (alg) => {
    const signing = await aClient(admin, { authorization_signed_response_alg: alg });
    const party = await RelyingParty.discover(api, signing);
    oidc.useJwtResponseMode(party.config);
    const request = await party.request({ scope: 'openid email' });
    expect(request.url.searchParams.get('response_mode')).toBe('jwt');
    const at = await pages(request.url);
    expect([...at.searchParams.keys()]).toEqual(['response']);
    expect((await party.redeem(at, request)).claims()?.sub).toBe(person.id);
  });

  test('carries errors as well, and is posted where the application asks for it', async () => {
    const signing = await aClient(admin, { authorization_signed_response_alg: 'ES256' });
    const party = await RelyingParty.discover(api, signing);
    const as = party.config.serverMetadata() as oauth.AuthorizationServer;
    const me = { client_id: signing.client_id, authorization_signed_response_alg: 'ES256' };
    const asked = { response_mode: 'query.jwt', scope: 'openid', prompt: 'none', max_age: '0' };
    const request = await party.request(asked);
    const at = await new Browser(api).follow(request.url);
    const options = {
      [oauth.allowInsecureRequests]: true,
      [oauth.customFetch]: (url: string) => fetch(url.replace(api.settings.PUBLIC_URL, api.url)),
    };
    await expect(oauth.validateJwtAuthResponse(as, me, at, request.state, options)).rejects.toMatchObject({
      error: 'login_required',
    });
    const posted = await party.request({ ...asked, response_mode: 'form_post.jwt' });
    const page = await (await new Browser(api).fetch(posted.url)).text();
    expect(page).toContain(`action="${CALLBACK}"`);
    expect(page).toMatch(/name="response" value="[\w-]+\.[\w-]+\.[\w-]+"/);
    expect(page).not.toContain('login_required');
  });

  test('is only for applications that enabled it', async () => {
    const plain = await RelyingParty.discover(api, await aClient(admin));
    const at = await browser.follow((await plain.request({ response_mode: 'query.jwt' })).url);
    expect(at.searchParams.has('code')).toBe(false);
    const [, payload = ''] = String(at.searchParams.get('response')).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      error: 'invalid_request',
    });
  });
});

describe('FAPI 2.0 Message Signing', () => {
  let party: RelyingParty;
  let dpop: oidc.DPoPHandle;

  beforeAll(async () => {
    const secure = await aClient(admin, {
      security_profile: 'fapi2_message_signing',
      token_endpoint_auth_method: 'private_key_jwt',
      jwks,
      request_object_signing_alg: 'ES256',
      authorization_signed_response_alg: 'ES256',
    });
    client = secure;
    party = await RelyingParty.discover(api, secure, oidc.PrivateKeyJwt(keys.privateKey));
    dpop = oidc.getDPoPHandle(party.config, await oidc.randomDPoPKeyPair('ES256'));
    const read = (await (await admin.get(`${CLIENTS}/${secure.id}`)).json()) as object;
    expect(read).toMatchObject({
      require_signed_request_object: true,
      require_pushed_authorization_requests: true,
      dpop_bound_access_tokens: true,
    });
  });

  const push = async (change: Change = {}) => {
    const request = await party.request({ scope: 'openid email', response_mode: 'jwt' });
    const object = await objectOf(request.url.searchParams, { of: client, ...change });
    const parameters = { client_id: client.client_id, request: object };
    const url = await oidc.buildAuthorizationUrlWithPAR(party.config, parameters, { DPoP: dpop });
    return { ...request, url };
  };

  test('signs a user in with a signed request and a signed response', async () => {
    const request = await push();
    oidc.useJwtResponseMode(party.config);
    const tokens = await oidc.authorizationCodeGrant(
      party.config,
      await pages(request.url),
      { pkceCodeVerifier: request.verifier, expectedState: request.state, expectedNonce: request.nonce },
      {},
      { DPoP: dpop },
    );
    expect(tokens.claims()?.sub).toBe(person.id);
  });

  test('rejects plain requests and plain responses', async () => {
    const { url } = await party.request({ response_mode: 'jwt' });
    await expect(
      oidc.buildAuthorizationUrlWithPAR(party.config, url.searchParams, { DPoP: dpop }),
    ).rejects.toMatchObject({ error: 'invalid_request' });
    await expect(push({ claims: { response_mode: 'query' } })).rejects.toMatchObject({
      error: 'invalid_request',
    });
  });

  test.each<[string, () => Record<string, unknown>]>([
    ['without exp', () => ({ exp: undefined })],
    ['without nbf', () => ({ nbf: undefined })],
    ['valid for more than an hour', () => ({ exp: now() + 3_700 })],
    ['made more than an hour ago', () => ({ nbf: now() - 3_700 })],
  ])('rejects a request %s', async (_, claims) => {
    await expect(push({ claims: claims() })).rejects.toMatchObject({ error: 'invalid_request_object' });
  });
});

test('the metadata announces algorithms and response modes, and that no request is fetched', async () => {
  const response = await fetch(`${api.url}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    request_parameter_supported: true,
    request_uri_parameter_supported: false,
    request_object_signing_alg_values_supported: ['ES256', 'PS256', 'EdDSA', 'RS256'],
    authorization_signing_alg_values_supported: expect.arrayContaining(['ES256', 'RS256']),
    response_modes_supported: expect.arrayContaining(['jwt', 'query.jwt', 'form_post.jwt']),
  });
});
