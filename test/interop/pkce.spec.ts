import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, type Registered, RelyingParty, type Request } from '../support/relying-party.ts';

const PATH = '/api/v1/admin/oauth2/clients';

let api: TestApi;
let superadmin: ApiCaller;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  browser = new Browser(api);
  await browser.signIn(await aPerson(api, { tenantId: (await aTenant(api)).id }));
});
afterAll(() => api.stop());

/** The application's request with some parameters changed. Null removes one. */
async function asked(client: Registered, changes: Record<string, string | null>): Promise<Request> {
  const request = await (await RelyingParty.discover(api, client)).request({ scope: 'openid' });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) request.url.searchParams.delete(name);
    else request.url.searchParams.set(name, value);
  }
  return request;
}

const WITHOUT = { code_challenge: null, code_challenge_method: null };

/** Where the browser ends: at the application with a code or an error. */
async function answered({ url }: Request): Promise<URL> {
  const at = await browser.follow(url);
  return at.pathname.startsWith('/interaction/') ? browser.proceed(at, 'allow') : at;
}

async function redeem(client: Registered, callback: URL, more: Record<string, string> = {}) {
  const basic = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
  const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: String(callback.searchParams.get('code')),
      redirect_uri: CALLBACK,
      ...more,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('an application with optional PKCE', () => {
  let client: Registered;
  beforeAll(async () => {
    client = await aClient(superadmin, { scopes: ['openid'], require_pkce: false });
    expect(client).toMatchObject({ require_pkce: false });
  });

  test.each([
    ['with a nonce', {}],
    ['without a nonce', { nonce: null }],
  ])('signs users in without it, %s', async (_name, change) => {
    const callback = await answered(await asked(client, { ...WITHOUT, ...change }));
    expect(await redeem(client, callback)).toMatchObject({
      status: 200,
      body: { id_token: expect.any(String) },
    });
  });

  test('must send the verifier of its challenge', async () => {
    const request = await asked(client, {});
    const [missing, wrong, right] = [
      await answered(request),
      await answered(request),
      await answered(request),
    ];
    expect(await redeem(client, missing)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await redeem(client, wrong, { code_verifier: 'x'.repeat(43) })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await redeem(client, right, { code_verifier: request.verifier })).toMatchObject({ status: 200 });
  });

  test('gets no token for a verifier whose challenge was removed from the request', async () => {
    const request = await asked(client, WITHOUT);
    expect(await redeem(client, await answered(request), { code_verifier: request.verifier })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('cannot use the plain method', async () => {
    const at = await answered(await asked(client, { code_challenge_method: 'plain' }));
    expect(at.searchParams.get('error')).toBe('invalid_request');
  });
});

test('PKCE is required unless it is optional for the application, starting with the change', async () => {
  const client = await aClient(superadmin, { scopes: ['openid'] });
  const change = async (version: number, require_pkce: boolean) =>
    expect((await superadmin.patch(`${PATH}/${client.id}`, { version, require_pkce })).status).toBe(200);
  const outcome = async () => (await answered(await asked(client, WITHOUT))).searchParams;

  expect(client).toMatchObject({ require_pkce: true });
  expect((await outcome()).get('error')).toBe('invalid_request');
  await change(1, false);
  expect((await outcome()).has('code')).toBe(true);
  await change(2, true);
  expect((await outcome()).get('error')).toBe('invalid_request');
});

const KEYS = { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'https://app.example.test/jwks' };

test.each([
  ['a native application', { application_type: 'native', ...KEYS }],
  ['a public application', { token_endpoint_auth_method: 'none' }],
  ['an application of high security', { security_profile: 'fapi2', ...KEYS }],
])('%s always requires PKCE', async (_name, given) => {
  const body = { name: 'An app', redirect_uris: [CALLBACK], scopes: ['openid'], ...given };
  const refused = await superadmin.post(PATH, { ...body, require_pkce: false });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'require_pkce' }] });

  const { id } = await aClient(superadmin, body);
  expect((await superadmin.patch(`${PATH}/${id}`, { version: 1, require_pkce: false })).status).toBe(422);
});

test('an application with optional PKCE cannot become a high-security one', async () => {
  const { id } = await aClient(superadmin, { ...KEYS, require_pkce: false });
  const change = { version: 1, security_profile: 'fapi2' };
  const refused = await superadmin.patch(`${PATH}/${id}`, change);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'require_pkce' }] });
  expect((await superadmin.patch(`${PATH}/${id}`, { ...change, require_pkce: true })).status).toBe(200);
});

test.each([
  ['native', `application_type = 'native'`],
  ['public', `token_endpoint_auth_method = 'none'`],
])('a row that allows it anyway changes nothing for a %s application', async (_name, kind) => {
  const client = await aClient(superadmin, { scopes: ['openid'], require_pkce: false });
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`update oauth_clients set ${kind} where id = $1`, [client.id]);
  } finally {
    await owner.end();
  }
  await expect
    .poll(async () => (await answered(await asked(client, WITHOUT))).searchParams.get('error'))
    .toBe('invalid_request');
});
