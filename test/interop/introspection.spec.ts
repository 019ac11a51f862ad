import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, aResource, type Registered, RelyingParty } from '../support/relying-party.ts';

const API = 'https://api.expenses.example.test';
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };
const RESOURCES = [{ resource: API, scopes: ['expenses:read'] }];
const INACTIVE = { status: 200, body: { active: false } };
const CLIENTS = '/api/v1/admin/oauth2/clients';

let api: TestApi;
let superadmin: ApiCaller;
/** An API at the provider: a machine with a secret that introspects the tokens of others. */
let asker: Registered;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  await aResource(superadmin, API);
  await aResource(superadmin, 'urn:example:ledger', { token_format: 'opaque', scopes: [] });
  asker = await aClient(superadmin, MACHINE);
});
afterAll(() => api.stop());

async function introspect(token: string, as: Registered = asker, headers: Record<string, string> = {}) {
  const basic = Buffer.from(`${as.client_id}:${as.client_secret}`).toString('base64');
  const response = await fetch(`${api.url}/api/v1/oauth2/introspect`, {
    method: 'POST',
    headers: as.client_secret ? { authorization: `Basic ${basic}`, ...headers } : headers,
    body: new URLSearchParams({ token, ...(as.client_secret ? {} : { client_id: as.client_id }) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function machineToken(client: Registered, resource = API): Promise<string> {
  const app = await RelyingParty.discover(api, client);
  return (await oidc.clientCredentialsGrant(app.config, { resource })).access_token;
}

describe('a JWT of a machine', () => {
  let client: Registered;
  let token: string;
  beforeEach(async () => {
    client = await aClient(superadmin, { ...MACHINE, resources: RESOURCES });
    const app = await RelyingParty.discover(api, client);
    const asked = { resource: API, scope: 'expenses:read' };
    token = (await oidc.clientCredentialsGrant(app.config, asked)).access_token;
  });

  test('is described to the API and to the machine itself', async () => {
    const before = api.log.length;
    for (const as of [asker, client]) {
      const { status, body } = await introspect(token, as);
      expect(status).toBe(200);
      expect(body).toEqual({
        active: true,
        iss: api.settings.PUBLIC_URL,
        sub: client.client_id,
        client_id: client.client_id,
        aud: API,
        scope: 'expenses:read',
        token_type: 'Bearer',
        jti: expect.any(String),
        iat: expect.any(Number),
        exp: Number(body.iat) + 300,
      });
    }
    expect(api.log.slice(before).join('')).not.toContain('introspection.error');
  });

  test('is described in JSON even if the caller prefers HTML', async () => {
    expect((await introspect(token, asker, { accept: 'text/html' })).body.active).toBe(true);
  });

  test('is inactive for a stranger, for a public client, and without a secret', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    expect(await introspect(token, await aClient(admin))).toEqual(INACTIVE);
    const spa = await aClient(superadmin, { token_endpoint_auth_method: 'none' });
    expect(await introspect(token, spa)).toEqual(INACTIVE);
    expect((await introspect(token, { ...asker, client_secret: 'x'.repeat(20) })).status).toBe(401);
  });

  test.each([
    ['disabled', { is_active: false }],
    ['kept from the API', { resources: [] }],
  ])('is inactive after the machine is %s', async (_name, change) => {
    await superadmin.patch(`${CLIENTS}/${client.id}`, { version: 1, ...change });
    expect(await introspect(token)).toEqual(INACTIVE);
  });
});

test.each([
  ['JWT', API],
  ['opaque token', 'urn:example:ledger'],
])('the %s of a machine stays inactive when the machine is enabled again', async (_name, resource) => {
  const client = await aClient(superadmin, { ...MACHINE, resources: [{ resource, scopes: [] }] });
  const token = await machineToken(client, resource);
  expect((await introspect(token)).body.active).toBe(true);
  await superadmin.patch(`${CLIENTS}/${client.id}`, { version: 1, is_active: false });
  await superadmin.patch(`${CLIENTS}/${client.id}`, { version: 2, is_active: true });
  expect(await introspect(token)).toEqual(INACTIVE);
});

describe('a JWT of a user', () => {
  let person: Person;
  let tenantId: string;
  let client: Registered;
  let browser: Browser;
  let token: string;
  let idToken: string;

  beforeEach(async () => {
    tenantId = (await aTenant(api)).id;
    person = await aPerson(api, { tenantId });
    browser = new Browser(api);
    await browser.signIn(person);
    client = await aClient(superadmin, { resources: RESOURCES });
    const app = await RelyingParty.discover(api, client);
    const request = await app.request({ scope: 'openid expenses:read', resource: API });
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    const checks = {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
    };
    const tokens = await oidc.authorizationCodeGrant(app.config, callback, checks, { resource: API });
    token = tokens.access_token;
    idToken = String(tokens.id_token);
  });

  test('names its user and does not reveal how the authorization is found', async () => {
    const { body } = await introspect(token);
    expect(body).toMatchObject({
      active: true,
      sub: person.id,
      tenant_id: tenantId,
      client_id: client.client_id,
    });
    expect(body).not.toHaveProperty('grant_id');
  });

  const me = (method: string, path: string, body?: object) =>
    api.fetch(path, {
      method,
      headers: { authorization: `Bearer ${browser.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  test.each<[string, () => Promise<unknown>]>([
    ['they signed out', () => me('POST', '/api/v1/auth/logout')],
    ['they withdrew what they allowed', () => me('DELETE', `/api/v1/oauth2/grants/${client.id}`)],
    [
      'a superadmin suspended their organization',
      () => superadmin.patch(`/api/v1/tenants/${tenantId}`, { status: 'suspended', version: 1 }),
    ],
  ])('is inactive after %s', async (_name, happens) => {
    expect((await introspect(token)).body.active).toBe(true);
    expect(((await happens()) as Response).status).toBeLessThan(300);
    expect(await introspect(token)).toEqual(INACTIVE);
  });

  test('an ID token is not an access token', async () => {
    expect(await introspect(idToken)).toEqual(INACTIVE);
  });
});

test('a JWT of another issuer is inactive, even with the same operator', async () => {
  const tenant = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  const resource = `https://api.${tenant.slug}.example`;
  await aResource(admin, resource);
  const client = await aClient(admin, { ...MACHINE, resources: [{ resource, scopes: [] }] });
  const issuer = `${api.settings.PUBLIC_URL}/t/${tenant.slug}`;
  const theirs = await RelyingParty.discover(api, client, undefined, issuer);
  const { access_token } = await oidc.clientCredentialsGrant(theirs.config, { resource });
  expect(await introspect(access_token, client)).toEqual(INACTIVE);
  expect((await theirs.introspect(access_token)).active).toBe(true);
});

test.each([
  [
    'of somebody else',
    'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJpc3MiOiJodHRwczovL290aGVyLnRlc3QifQ.AAAA',
  ],
  ['without a signature', 'eyJhbGciOiJub25lIn0.e30.'],
  ['that is none', 'eyJhbGciOiJFUzI1NiJ9.not-json.x'],
])('a JWT %s is inactive', async (_name, token) => {
  expect(await introspect(token)).toEqual(INACTIVE);
});
