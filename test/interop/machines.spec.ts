import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import {
  aClient,
  aResource,
  type Registered,
  RelyingParty,
  throughGateway,
} from '../support/relying-party.ts';

const JWT_API = 'https://api.expenses.example.test';
const OPAQUE_API = 'urn:example:ledger';
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };

let api: TestApi;
let superadmin: ApiCaller;
let machine: Registered;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  await aResource(superadmin, JWT_API);
  await aResource(superadmin, OPAQUE_API, { token_format: 'opaque', scopes: ['ledger:read'] });
  machine = await aClient(superadmin, {
    ...MACHINE,
    resources: [
      { resource: JWT_API, scopes: ['expenses:read'] },
      { resource: OPAQUE_API, scopes: ['ledger:read'] },
    ],
  });
  app = await RelyingParty.discover(api, machine);
});
afterAll(() => api.stop());

const ask = (parameters: Record<string, string>, as = app) =>
  oidc.clientCredentialsGrant(as.config, parameters);

/** Verifies a JWT like an API that knows only the issuer and its own identifier. */
function verify(token: string, audience: string, issuer = api.settings.PUBLIC_URL) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/api/v1/oauth2/jwks`), {
    [customFetch]: throughGateway(api),
  });
  return jwtVerify(token, keys, { issuer, audience, typ: 'at+jwt', algorithms: ['ES256'] });
}

describe('a machine', () => {
  test('gets a JWT that the API verifies by itself, for five minutes', async () => {
    const { access_token, expires_in, scope, refresh_token } = await ask({
      resource: JWT_API,
      scope: 'expenses:read',
    });
    expect([expires_in, scope, refresh_token]).toEqual([300, 'expenses:read', undefined]);

    const { payload } = await verify(access_token, JWT_API);
    expect(payload).toMatchObject({
      sub: machine.client_id,
      client_id: machine.client_id,
      scope: 'expenses:read',
      jti: expect.any(String),
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    await expect(verify(access_token, OPAQUE_API)).rejects.toThrow(/aud/);
  });

  test('gets an opaque token if the API requires one, which it can introspect and revoke', async () => {
    const { access_token, expires_in } = await ask({ resource: OPAQUE_API, scope: 'ledger:read' });
    expect([expires_in, access_token.slice(0, 4)]).toEqual([3600, 'ghm_']);
    const ledger = await RelyingParty.discover(api, await aClient(superadmin));
    expect(await ledger.introspect(access_token)).toMatchObject({
      active: true,
      aud: OPAQUE_API,
      client_id: machine.client_id,
      scope: 'ledger:read',
    });
    await app.revoke(access_token);
    expect(await ledger.introspect(access_token)).toEqual({ active: false });
  });

  test('that calls one API can omit its name', async () => {
    const client = await aClient(superadmin, {
      ...MACHINE,
      resources: [{ resource: JWT_API, scopes: ['expenses:read'] }],
    });
    const { access_token } = await ask({}, await RelyingParty.discover(api, client));
    expect((await verify(access_token, JWT_API)).payload.aud).toBe(JWT_API);
  });

  test('of an organization is identified as such and also gets its token from the organization’s issuer', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const resource = `https://api.${tenant.slug}.example`;
    await aResource(admin, resource);
    const client = await aClient(admin, { ...MACHINE, resources: [{ resource, scopes: [] }] });
    const issuer = `${api.settings.PUBLIC_URL}/t/${tenant.slug}`;
    const theirs = await RelyingParty.discover(api, client, undefined, issuer);
    const { payload } = await jwtVerify(
      (await ask({}, theirs)).access_token,
      createRemoteJWKSet(new URL(`${issuer}/api/v1/oauth2/jwks`), {
        [customFetch]: throughGateway(api),
      }),
      { issuer, audience: resource },
    );
    expect(payload.tenant_id).toBe(tenant.id);
  });

  test.each([
    [{ resource: 'https://api.other.example.test' }, 'invalid_target'],
    [{ resource: 'not a uri' }, 'invalid_target'],
    [{ resource: `${JWT_API}#part` }, 'invalid_target'],
    [{ resource: JWT_API, scope: 'expenses:write' }, 'invalid_scope'],
    [{ resource: JWT_API, scope: 'openid' }, 'invalid_scope'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ resource: JWT_API, scope: 'expenses:read\u0007' }, 'invalid_scope'],
  ])('that requests %j is rejected', async (parameters, error) => {
    await expect(ask(parameters)).rejects.toMatchObject({ status: 400, error });
  });

  test('gets one token for one API', async () => {
    const parameters = new URLSearchParams([
      ['resource', JWT_API],
      ['resource', OPAQUE_API],
    ]);
    await expect(oidc.clientCredentialsGrant(app.config, parameters)).rejects.toMatchObject({
      error: 'invalid_target',
    });
  });

  test('cannot start a sign-in', async () => {
    const page = await new Browser(api).follow((await app.request({ scope: 'openid' })).url);
    expect(page.pathname).toBe('/oauth/error');
  });

  test('an application for users cannot use client credentials', async () => {
    const people = await RelyingParty.discover(api, await aClient(superadmin));
    await expect(ask({}, people)).rejects.toMatchObject({ error: 'unauthorized_client' });
  });

  test('that is disabled gets no token, and its opaque token is inactive', async () => {
    const client = await aClient(superadmin, {
      ...MACHINE,
      resources: [{ resource: OPAQUE_API, scopes: [] }],
    });
    const off = await RelyingParty.discover(api, client);
    const { access_token } = await ask({}, off);
    await superadmin.patch(`/api/v1/admin/oauth2/clients/${client.id}`, { version: 1, is_active: false });
    await expect(ask({}, off)).rejects.toMatchObject({ status: 401 });
    expect(
      await (await RelyingParty.discover(api, await aClient(superadmin))).introspect(access_token),
    ).toEqual({
      active: false,
    });
  });
});

describe('a user’s application', () => {
  let person: Person;
  let browser: Browser;
  let client: Registered;
  let caller: RelyingParty;

  beforeAll(async () => {
    person = await aPerson(api, { tenantId: (await aTenant(api)).id });
    browser = new Browser(api);
    await browser.signIn(person);
    client = await aClient(superadmin, { resources: [{ resource: JWT_API, scopes: ['expenses:read'] }] });
    caller = await RelyingParty.discover(api, client);
  });

  test('asks the user for the scopes of an API, and gets their token for it', async () => {
    const request = await caller.request({ scope: 'openid expenses:read', resource: JWT_API });
    const page = await browser.follow(request.url);
    const asked = (await (await browser.interaction(page)).json()) as { scopes: unknown[] };
    expect(asked.scopes).toContainEqual({
      scope: 'expenses:read',
      description: `expenses:read at ${JWT_API}`,
    });
    const callback = await browser.proceed(page, 'allow');
    const tokens = await oidc.authorizationCodeGrant(
      caller.config,
      callback,
      { pkceCodeVerifier: request.verifier, expectedState: request.state, expectedNonce: request.nonce },
      { resource: JWT_API },
    );
    const { payload } = await verify(tokens.access_token, JWT_API);
    expect(payload).toMatchObject({ sub: person.id, scope: 'expenses:read', tenant_id: person.tenantId });
    await expect(caller.userinfo(tokens.access_token, person.id)).rejects.toThrow();
  });

  test('needs no second consent, and the user sees what they allowed', async () => {
    const at = await browser.follow(
      (await caller.request({ scope: 'openid expenses:read', resource: JWT_API })).url,
    );
    expect(at.searchParams.has('code')).toBe(true);
    const grants = await api.fetch('/api/v1/oauth2/grants', {
      headers: { authorization: `Bearer ${browser.token}` },
    });
    const { items } = (await grants.json()) as { items: { scopes: { scope: string }[] }[] };
    expect(items[0]?.scopes.map(({ scope }) => scope)).toEqual(['openid', 'expenses:read']);
  });

  test('gets one JWT for each code, and one successor however many refreshes arrive together', async () => {
    const asked = { scope: 'openid expenses:read offline_access', resource: JWT_API, prompt: 'consent' };
    const request = await caller.request(asked);
    const callback = await browser.proceed(await browser.follow(request.url), 'allow');
    const checks = {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
    };
    const redeem = () => oidc.authorizationCodeGrant(caller.config, callback, checks, { resource: JWT_API });
    const { refresh_token } = await redeem();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        oidc.refreshTokenGrant(caller.config, String(refresh_token), { resource: JWT_API }),
      ),
    );
    for (const { access_token } of answers)
      expect((await verify(access_token, JWT_API)).payload.sub).toBe(person.id);
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    await expect(redeem()).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(caller.refresh(String(answers[0]?.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('gets an error for an API that it may not call', async () => {
    const request = await caller.request({ scope: 'openid', resource: 'https://api.other.example.test' });
    expect((await browser.follow(request.url)).searchParams.get('error')).toBe('invalid_target');
  });
});
