import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, aResource, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';
import { signedJwt } from '../support/signed-jwt.ts';

const API = 'https://api.payments.example.test';
const BASE = '/api/v1/oauth2';
const MACHINE = { grant_type: 'client_credentials', resource: API };

type Signed = { readonly alg: 'RS256' | 'PS256' | 'ES256' | 'EdDSA' };

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let browser: Browser;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');
let bank: Registered;
/** Authenticates with the same keys, but without the profile. */
let shop: Registered;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  browser = new Browser(api);
  await browser.signIn(await aPerson(api, { tenantId: (await aTenant(api)).id }));
  await aResource(superadmin, API, { scopes: ['payments:make'] });
  const given = {
    grant_types: ['authorization_code', 'client_credentials'],
    resources: [{ resource: API, scopes: ['payments:make'] }],
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [rsa, ec, ed].map(({ publicKey }) => publicKey.export({ format: 'jwk' })) },
    skip_consent: true,
  };
  bank = await aClient(superadmin, { ...given, security_profile: 'fapi2', offline_idle_seconds: 100 });
  shop = await aClient(superadmin, { ...given, dpop_bound_access_tokens: true });
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const KEYS = { RS256: rsa, PS256: rsa, ES256: ec, EdDSA: ed };
const now = () => Math.floor(Date.now() / 1000);

function assertion(by: Registered, { alg }: Signed, change: Record<string, unknown> = {}): string {
  const claims = {
    iss: by.client_id,
    sub: by.client_id,
    aud: api.settings.PUBLIC_URL,
    jti: crypto.randomUUID(),
    exp: now() + 60,
    ...change,
  };
  return signedJwt(KEYS[alg].privateKey, { alg, typ: 'JWT' }, claims);
}

/** A DPoP proof of key possession for one endpoint. */
function proof(
  path: string,
  { alg }: Signed,
  change: Record<string, unknown> = {},
  key?: KeyPairKeyObjectResult,
) {
  const { privateKey, publicKey } = key ?? KEYS[alg];
  const claims = {
    jti: crypto.randomUUID(),
    htm: 'POST',
    htu: `${api.settings.PUBLIC_URL}${BASE}/${path}`,
    iat: now(),
    ...change,
  };
  return signedJwt(privateKey, { alg, typ: 'dpop+jwt', jwk: publicKey.export({ format: 'jwk' }) }, claims);
}

async function ask(
  path: string,
  form: Record<string, string>,
  { client_assertion = assertion(bank, { alg: 'ES256' }), dpop = proof(path, { alg: 'ES256' }) } = {},
) {
  const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
  const response = await fetch(`${api.url}${BASE}/${path}`, {
    method: 'POST',
    ...(dpop && { headers: { dpop } }),
    body: new URLSearchParams({ client_assertion_type: type, client_assertion, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** Pushes a DPoP-bound request of the bank and returns the code that it leads to. */
async function aCode(dpop: () => string, parameters: Record<string, string> = {}) {
  const app = await RelyingParty.discover(api, bank);
  const { url, verifier } = await app.request({ scope: 'openid', ...parameters });
  const { body } = await ask('par', Object.fromEntries(url.searchParams), { dpop: dpop() });
  const query = new URLSearchParams({ client_id: bank.client_id, request_uri: String(body.request_uri) });
  let back = await browser.follow(`${BASE}/authorize?${query}`);
  if (back.pathname.startsWith('/interaction/')) back = await browser.proceed(back, 'allow');
  return {
    pushed: body,
    form: {
      grant_type: 'authorization_code',
      code: String(back.searchParams.get('code')),
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    },
  };
}

describe('a client assertion for high security', () => {
  test.each(['PS256', 'ES256', 'EdDSA'] as const)('is signed with %s', async (alg) => {
    expect((await ask('token', MACHINE, { client_assertion: assertion(bank, { alg }) })).status).toBe(200);
  });

  test('cannot use RS256, although the key is known and other applications can', async () => {
    const refused = await ask('token', MACHINE, { client_assertion: assertion(bank, { alg: 'RS256' }) });
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
    const taken = await ask('token', MACHINE, { client_assertion: assertion(shop, { alg: 'RS256' }) });
    expect(taken.status).toBe(200);
  });

  test.each([
    ['of a clock that is slightly ahead', { iat: now() + 9, nbf: now() + 9 }, 200],
    ['from the future', { iat: now() + 600 }, 401],
    ['for later', { nbf: now() + 600 }, 401],
    ['for the issuer in a list', { aud: ['http://localhost:3000'] }, 401],
  ])('%s: %j returns %i', async (_name, change, status) => {
    const client_assertion = assertion(bank, { alg: 'ES256' }, change);
    expect((await ask('token', MACHINE, { client_assertion })).status).toBe(status);
  });
});

describe('a DPoP proof for high security', () => {
  test.each(['PS256', 'ES256', 'EdDSA'] as const)('is signed with %s', async (alg) => {
    expect((await ask('token', MACHINE, { dpop: proof('token', { alg }) })).status).toBe(200);
  });

  test('cannot use RS256, although the key is valid and other applications can', async () => {
    for (const path of ['token', 'par']) {
      const refused = await ask(path, MACHINE, { dpop: proof(path, { alg: 'RS256' }) });
      expect([path, refused.status, refused.body.error]).toEqual([path, 400, 'invalid_dpop_proof']);
    }
    const client_assertion = assertion(shop, { alg: 'ES256' });
    const dpop = proof('token', { alg: 'RS256' });
    expect((await ask('token', MACHINE, { client_assertion, dpop })).status).toBe(200);
  });

  test('cannot use RS256 with an access token, even with the bound key', async () => {
    const { form } = await aCode(() => proof('par', { alg: 'PS256' }));
    const { access_token = '' } = (await ask('token', form, { dpop: proof('token', { alg: 'PS256' }) })).body;
    const ath = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(access_token))).toString(
      'base64url',
    );
    const userinfo = async (alg: 'RS256' | 'PS256') => {
      const dpop = proof('userinfo', { alg }, { htm: 'GET', ath });
      const headers = { authorization: `DPoP ${access_token}`, dpop };
      const response = await fetch(`${api.url}${BASE}/userinfo`, { headers });
      return [response.status, ((await response.json()) as { error?: string }).error];
    };
    expect(await userinfo('RS256')).toEqual([401, 'invalid_dpop_proof']);
    expect(await userinfo('PS256')).toEqual([200, undefined]);
  });

  test.each([
    ['from the future', () => proof('token', { alg: 'ES256' }, { iat: now() + 120 })],
    ['that is none', () => 'nonsense'],
    ['without an end', () => 'e30.e30'],
  ])('%s is rejected', async (_name, dpop) => {
    const refused = await ask('token', MACHINE, { dpop: dpop() });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_dpop_proof']);
  });
});

describe('a code for high security', () => {
  test('is valid for at most a minute, and its pushed request for less than ten', async () => {
    const { pushed } = await aCode(() => proof('par', { alg: 'ES256' }));
    expect(Number(pushed.expires_in)).toBeLessThan(600);
    const { rows } = await owner.query<{ seconds: number }>(
      `select max((payload ->> 'exp')::int - (payload ->> 'iat')::int) as seconds from oauth_artifacts
       where kind = 'AuthorizationCode'`,
    );
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
  });

  test('is bound to the key of its request and stays valid after an attempt with another key', async () => {
    const { form } = await aCode(() => proof('par', { alg: 'ES256' }));
    const thief = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const stolen = await ask('token', form, { dpop: proof('token', { alg: 'ES256' }, {}, thief) });
    expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
    expect((await ask('token', form)).status).toBe(200);
  });

  test('is not issued for a request without client authentication', async () => {
    const { url } = await (await RelyingParty.discover(api, bank)).request({ scope: 'openid' });
    const response = await fetch(`${api.url}${BASE}/par`, { method: 'POST', body: url.searchParams });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      401,
      'invalid_client',
    ]);
  });
});

describe('a refresh token for high security', () => {
  const refresh = async (refresh_token: string) =>
    ask('token', { grant_type: 'refresh_token', refresh_token });
  /** Moves the stored times of refresh tokens into the past. */
  const age = (field: 'iat' | 'usedAt', seconds: number) =>
    owner.query(
      `update oauth_artifacts
       set payload = payload || jsonb_build_object($1::text, (payload ->> $1)::int - $2::int)
       where kind = 'RefreshToken'`,
      [field, seconds],
    );

  test('is not rotated and expires when it is idle', async () => {
    const { form } = await aCode(() => proof('par', { alg: 'ES256' }), {
      scope: 'openid offline_access',
      prompt: 'consent',
    });
    const { refresh_token = '' } = (await ask('token', form)).body;
    await age('iat', 90);
    expect((await refresh(refresh_token)).body).toMatchObject({ refresh_token, token_type: 'DPoP' });
    await age('iat', 90);
    expect((await refresh(refresh_token)).status).toBe(200);
    await age('usedAt', 101);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
  });
});
