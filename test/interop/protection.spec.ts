import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';

let api: TestApi;
let closed: TestApi | undefined;
let superadmin: ApiCaller;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  browser = new Browser(api);
  await browser.signIn(person);
});
afterAll(async () => {
  await closed?.stop();
  await api.stop();
});

async function aKeyPair(): Promise<{ pair: CryptoKeyPair; publicJwk: JsonWebKey }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  return { pair, publicJwk: await crypto.subtle.exportKey('jwk', pair.publicKey) };
}

/** A JWT that a client signs to authenticate. */
async function assertion(key: CryptoKey, claims: Record<string, unknown>): Promise<string> {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const input = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(input));
  return `${input}.${Buffer.from(signature).toString('base64url')}`;
}

describe('an application that authenticates with a key', () => {
  let keys: Awaited<ReturnType<typeof aKeyPair>>;
  let client: Registered;

  beforeAll(async () => {
    keys = await aKeyPair();
    client = await aClient(superadmin, {
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: { keys: [keys.publicJwk] },
    });
  });

  const claims = (change: Record<string, unknown> = {}) => ({
    iss: client.client_id,
    sub: client.client_id,
    aud: api.settings.PUBLIC_URL,
    jti: crypto.randomUUID(),
    exp: Math.floor(Date.now() / 1000) + 60,
    ...change,
  });

  async function introspectWith(jwt: string) {
    const body = new URLSearchParams({
      token: 'anything',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: jwt,
    });
    return (await fetch(`${api.url}/api/v1/oauth2/introspect`, { method: 'POST', body })).status;
  }

  test('has no secret, and signs a user in', async () => {
    expect(client).not.toHaveProperty('client_secret');
    const app = await RelyingParty.discover(api, client, oidc.PrivateKeyJwt(keys.pair.privateKey));
    expect((await app.signIn(browser, { scope: 'openid' })).claims()?.sub).toBe(person.id);
  });

  test('can use each assertion once, even with simultaneous requests', async () => {
    const jwt = await assertion(keys.pair.privateKey, claims());
    const answers = await Promise.all(Array.from({ length: 10 }, () => introspectWith(jwt)));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 401)).toHaveLength(9);
  });

  test.each([
    ['for another audience', { aud: 'https://other.example.test' }],
    ['of another client', { iss: 'somebody-else' }],
    ['that has run out', { exp: 1 }],
    ['that lives for a year', { exp: 4_000_000_000 }],
    ['without an id', { jti: undefined }],
  ])('is rejected with an assertion %s', async (_name, change) => {
    expect(await introspectWith(await assertion(keys.pair.privateKey, claims(change)))).toBe(401);
  });

  test('is rejected without a signature', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    expect(await introspectWith(`${encode({ alg: 'none' })}.${encode(claims())}.`)).toBe(401);
  });

  test('is rejected with the key of another application', async () => {
    const { pair } = await aKeyPair();
    expect(await introspectWith(await assertion(pair.privateKey, claims()))).toBe(401);
  });

  test('can register only public keys, in one format', async () => {
    const secretJwk = await crypto.subtle.exportKey('jwk', keys.pair.privateKey);
    for (const change of [
      { jwks: { keys: [secretJwk] } },
      { jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }] } },
      { jwks: { keys: [keys.publicJwk] }, jwks_uri: 'https://app.example.test/jwks' },
      {},
    ]) {
      const response = await superadmin.post('/api/v1/admin/oauth2/clients', {
        name: 'x',
        redirect_uris: [CALLBACK],
        token_endpoint_auth_method: 'private_key_jwt',
        ...change,
      });
      expect(response.status, JSON.stringify(change)).toBe(422);
    }
  });
});

describe('keys at a URL', () => {
  let server: Server;
  let address: string;
  let keys: Awaited<ReturnType<typeof aKeyPair>>;

  beforeAll(async () => {
    keys = await aKeyPair();
    server = createServer((_request, response) => response.end(JSON.stringify({ keys: [keys.publicJwk] })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('are fetched', async () => {
    const client = await aClient(superadmin, {
      token_endpoint_auth_method: 'private_key_jwt',
      jwks_uri: address,
    });
    const app = await RelyingParty.discover(api, client, oidc.PrivateKeyJwt(keys.pair.privateKey));
    expect((await app.signIn(browser, { scope: 'openid' })).claims()?.sub).toBe(person.id);
  });

  test('are not fetched from a closed internal network', async () => {
    closed = await startApi({ database: api.database, env: { OUTBOUND_ALLOW: '' } });
    const client = await aClient(superadmin, {
      token_endpoint_auth_method: 'private_key_jwt',
      jwks_uri: address,
    });
    const jwt = await assertion(keys.pair.privateKey, {
      iss: client.client_id,
      sub: client.client_id,
      aud: api.settings.PUBLIC_URL,
      jti: crypto.randomUUID(),
      exp: Math.floor(Date.now() / 1000) + 60,
    });
    const body = new URLSearchParams({
      token: 'anything',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: jwt,
    });
    const response = await fetch(`${closed.url}/api/v1/oauth2/introspect`, { method: 'POST', body });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      401,
      'invalid_client',
    ]);
  });
});

describe('a pushed request', () => {
  let client: Registered;
  let app: RelyingParty;

  beforeAll(async () => {
    client = await aClient(superadmin, { require_pushed_authorization_requests: true });
    app = await RelyingParty.discover(api, client);
  });

  async function push() {
    const verifier = oidc.randomPKCECodeVerifier();
    const url = await oidc.buildAuthorizationUrlWithPAR(app.config, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: 'pushed',
    });
    return { url, verifier };
  }

  test('replaces the parameters', async () => {
    const { url, verifier } = await push();
    expect(url.searchParams.has('scope')).toBe(false);
    let at = await browser.follow(url);
    if (at.pathname.startsWith('/interaction/')) at = await browser.proceed(at, 'allow');
    const tokens = await oidc.authorizationCodeGrant(app.config, at, {
      pkceCodeVerifier: verifier,
      expectedState: 'pushed',
    });
    expect(tokens.claims()?.sub).toBe(person.id);
    expect((await browser.follow(url)).href).toMatch(
      /error=invalid_request_uri|oauth\/error\?code=invalid_request_uri/,
    );
  });

  test('is required if the application says so', async () => {
    const back = await browser.follow((await app.request({ scope: 'openid' })).url);
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  test('belongs to the application that pushed it', async () => {
    const { url } = await push();
    const stranger = await aClient(superadmin);
    url.searchParams.set('client_id', stranger.client_id);
    const page = await browser.follow(url);
    expect(page.searchParams.get('code') ?? page.searchParams.get('error')).toMatch(/^invalid_request/);
    expect(page.searchParams.get('code')).not.toMatch(/^ghc_/);
  });

  test('is rejected immediately if it is invalid', async () => {
    await expect(
      oidc.buildAuthorizationUrlWithPAR(app.config, {
        redirect_uri: 'https://evil.example.test/',
        scope: 'openid',
      }),
    ).rejects.toMatchObject({ error: 'invalid_request' });
  });
});

describe('tokens bound to a key', () => {
  test('are rejected without it', async () => {
    const app = await RelyingParty.discover(
      api,
      await aClient(superadmin, { dpop_bound_access_tokens: true }),
    );
    const mine = oidc.getDPoPHandle(app.config, await oidc.randomDPoPKeyPair('ES256'));
    const theirs = oidc.getDPoPHandle(app.config, await oidc.randomDPoPKeyPair('ES256'));
    const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
    const page = await browser.follow(request.url);
    const callback = await browser.proceed(page, 'allow');
    const checks = {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
    };
    await expect(oidc.authorizationCodeGrant(app.config, callback, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });

    const tokens = await oidc.authorizationCodeGrant(app.config, callback, checks, {}, { DPoP: mine });
    expect(tokens.token_type).toBe('dpop');
    expect(
      await oidc.fetchUserInfo(app.config, tokens.access_token, person.id, { DPoP: mine }),
    ).toMatchObject({
      sub: person.id,
    });
    await expect(oidc.fetchUserInfo(app.config, tokens.access_token, person.id)).rejects.toThrow();
    await expect(
      oidc.fetchUserInfo(app.config, tokens.access_token, person.id, { DPoP: theirs }),
    ).rejects.toThrow();

    await expect(oidc.refreshTokenGrant(app.config, String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const renewed = await oidc.refreshTokenGrant(
      app.config,
      String(tokens.refresh_token),
      {},
      { DPoP: mine },
    );
    expect(renewed.token_type).toBe('dpop');
  });

  test('are not issued for another key that repeats a refresh of a public application', async () => {
    const spa = await aClient(superadmin, { token_endpoint_auth_method: 'none' });
    const app = await RelyingParty.discover(api, spa);
    const mine = oidc.getDPoPHandle(app.config, await oidc.randomDPoPKeyPair('ES256'));
    const theirs = oidc.getDPoPHandle(app.config, await oidc.randomDPoPKeyPair('ES256'));
    const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    const checks = {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
    };
    const tokens = await oidc.authorizationCodeGrant(app.config, callback, checks, {}, { DPoP: mine });
    const refresh = (DPoP: oidc.DPoPHandle) =>
      oidc.refreshTokenGrant(app.config, String(tokens.refresh_token), {}, { DPoP });
    const first = await refresh(mine);
    await expect(refresh(theirs)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(mine)).refresh_token).toBe(first.refresh_token);
  });
});
