import type { SamlLogoutStart, SsoResult } from '@gatehouse/contracts';
import { SANDBOX_PASSWORD, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aParty } from '../saml/support/parties.ts';
import { codeOf, login, mailOf, tokenIn, withTotp } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { type NarrowApi, narrowApi } from '../support/narrow-api.ts';
import { aClient, aResource, RelyingParty } from '../support/relying-party.ts';
import { application, aServiceProvider, formOf, profileOf, visit } from '../support/service-provider.ts';
import { aConnection, anOrganization, type Organization, sandboxSettings } from '../support/sso.ts';
import * as sso from '../support/sso-sign-ins.ts';

/** Matches a user's newest email on any subject. */
const ANY = /./;
const NEW_PASSWORD = 'four words make one door';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';

let sandbox: Sandbox;
/** The API that creates the test data. */
let whole: TestApi;
let served: NarrowApi;
let narrow: TestApi;
let superadmin: ApiCaller;
let company: Organization;
let person: Person;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  const env = {
    ...sandboxSettings(sandbox),
    GOOGLE_CLIENT_ID: 'gatehouse-sandbox',
    GOOGLE_CLIENT_SECRET: 'gatehouse-sandbox-secret',
  };
  whole = await startApi({ env });
  superadmin = await signedIn(whole, await aPerson(whole));
  company = await anOrganization(whole, 'demo-company.test');
  served = await narrowApi(whole, env);
  narrow = served.api;
});
afterAll(async () => {
  await served?.stop();
  await whole?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  person = await aPerson(whole, { tenantId: company.id });
});

const entered = async (response: Response) => {
  const body = (await response.json()) as { accessToken: string };
  expect(body).toMatchObject({ status: 'authenticated' });
  expect((await callerWith(narrow, body.accessToken).get('/api/v1/auth/me')).status).toBe(200);
};

describe('without the role that sees every tenant, a user', () => {
  test('signs in with a password and a second factor', async () => {
    const { secret, recoveryCodes } = await withTotp(narrow, person);
    for (const answer of [
      { method: 'totp', code: codeOf(narrow, secret, 1) },
      { method: 'recovery_code', code: recoveryCodes[0] },
    ]) {
      const { ticket } = await login(narrow, person);
      await entered(await post(narrow, '/api/v1/auth/second-factor', { ticket, answer }));
    }
  });

  test('is rejected with a wrong password', async () => {
    const response = await post(narrow, '/api/v1/auth/login', { email: person.email, password: 'wrong one' });
    expect(response.status).toBe(401);
  });

  test('signs up', async () => {
    const email = 'ada@analytical-engines.test';
    const form = { email, password: NEW_PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
    expect((await post(narrow, '/api/v1/auth/register', form)).status).toBe(202);
    const token = tokenIn(await mailOf(whole, email, ANY));
    await entered(await post(narrow, '/api/v1/auth/verify-email', { token }));
  });

  test('resets a password by email', async () => {
    expect((await post(narrow, '/api/v1/auth/password-reset', { email: person.email })).status).toBe(202);
    const token = tokenIn(await mailOf(whole, person.email, /new password/));
    const body = { token, password: NEW_PASSWORD };
    await entered(await post(narrow, '/api/v1/auth/password-reset/complete', body));
  });

  test('changes their address', async () => {
    const email = `new-${person.email}`;
    const caller = await signedIn(narrow, person);
    expect((await caller.post('/api/v1/account/email', { email })).status).toBe(202);
    for (const to of [person.email, email]) {
      const token = tokenIn(await mailOf(whole, to, ANY));
      const response = await post(narrow, '/api/v1/auth/email-change/confirm', { token });
      expect(response.status, await response.text()).toBe(200);
    }
  });

  test('accepts an invitation', async () => {
    const email = 'guest@invited.test';
    expect((await company.as.post('/api/v1/invitations', { email })).status).toBe(201);
    const token = tokenIn(await mailOf(whole, email, ANY));
    expect((await post(narrow, '/api/v1/invitations/open', { token })).status).toBe(200);
    const form = { token, firstName: 'Ada', lastName: 'Lovelace', password: NEW_PASSWORD };
    await entered(await post(narrow, '/api/v1/invitations/accept', form));
  });

  test('switches to another organization', async () => {
    const { id: tenantId } = await aTenant(whole);
    await aMembership(whole, person, { tenantId });
    const caller = await signedIn(narrow, person);
    await entered(await caller.post('/api/v1/auth/switch-tenant', { tenantId }));
  });
});

describe('without the role that sees every tenant, single sign-on', () => {
  const signedInBy = async (response: Response) => {
    const result = (await response.json()) as SsoResult;
    expect(result, JSON.stringify(result)).toMatchObject({ status: 'signed_in' });
  };

  test('by OpenID Connect creates a member, and finds them the next time', async () => {
    const { id } = await aConnection(company.as, sandbox, { domains: ['demo-company.test'] });
    for (let times = 0; times < 2; times++) await signedInBy(await sso.through(narrow, id));
  });

  test('by SAML creates a member', async () => {
    const connection = await aConnection(company.as, sandbox, {
      type: 'saml',
      clientId: null,
      clientSecret: undefined,
      metadataUrl: sandbox.samlMetadataUrl,
      domains: ['demo-company.test'],
    });
    const started = await sso.start(narrow, connection.id);
    const email = 'directory-admin@demo-company.test';
    const form = new URLSearchParams({ email, password: SANDBOX_PASSWORD, mode: 'none' });
    const page = await (await fetch(started.authorizationUrl, { method: 'POST', body: form })).text();
    const find = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const acs = find(/<form method="post" action="([^"]+)"/).replace(narrow.settings.PUBLIC_URL, narrow.url);
    const body = new URLSearchParams({
      SAMLResponse: find(/name="SAMLResponse" value="([^"]+)"/),
      RelayState: find(/name="RelayState" value="([^"]+)"/),
    });
    const answer = await fetch(acs, { method: 'POST', body, redirect: 'manual' });
    const callback = new URL(answer.headers.get('location') ?? '', narrow.settings.PUBLIC_URL);
    await signedInBy(await sso.complete(narrow, sso.answerOf(callback, started)));
  });

  test('by a connection of the platform creates an organization', async () => {
    const { items } = (await (await narrow.fetch('/api/v1/sso/providers')).json()) as {
      items: { configurationId: string; type: string }[];
    };
    const id = items.find(({ type }) => type === 'google')?.configurationId ?? '';
    const founder = { email: 'employee@new-company.test' };
    await signedInBy(await sso.through(narrow, id, founder, { mode: 'signup' }));
  });
});

describe('without the role that sees every tenant, an application', () => {
  test('signs a user in, refreshes, introspects and revokes', async () => {
    const app = await RelyingParty.discover(narrow, await aClient(superadmin));
    const browser = new Browser(narrow);
    await browser.signIn(person);
    const tokens = await app.signIn(browser, { scope: 'openid email offline_access', prompt: 'consent' });
    expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject({ email: person.email });
    const { access_token, refresh_token } = await app.refresh(String(tokens.refresh_token));
    expect(await app.introspect(access_token)).toMatchObject({ active: true, sub: person.id });
    await app.revoke(String(refresh_token));
    expect(await app.introspect(access_token)).toMatchObject({ active: false });
    await browser.signOut();
  });

  test('of a tenant has an issuer of its own', async () => {
    const client = await aClient(company.as);
    const issuer = `${narrow.settings.PUBLIC_URL}/t/${company.slug}`;
    const app = await RelyingParty.discover(narrow, client, undefined, issuer);
    const browser = new Browser(narrow);
    await browser.signIn(person);
    expect((await app.signIn(browser)).claims()).toMatchObject({ iss: issuer, sub: person.id });
  });

  test('without a user gets a token', async () => {
    const identifier = 'urn:example:ledger';
    await aResource(superadmin, identifier, { token_format: 'opaque', scopes: ['ledger:read'] });
    const machine = await aClient(superadmin, {
      grant_types: ['client_credentials'],
      redirect_uris: [],
      scopes: [],
      resources: [{ resource: identifier, scopes: ['ledger:read'] }],
    });
    const app = await RelyingParty.discover(narrow, machine);
    const { access_token } = await oidc.clientCredentialsGrant(app.config, {
      resource: identifier,
      scope: 'ledger:read',
    });
    const ledger = await RelyingParty.discover(narrow, await aClient(superadmin));
    expect(await ledger.introspect(access_token)).toMatchObject({ active: true });
  });

  test('on a device is allowed by a user with a browser', async () => {
    const client = await aClient(superadmin, {
      grant_types: [DEVICE],
      redirect_uris: [],
      token_endpoint_auth_method: 'none',
      scopes: ['openid', 'email'],
    });
    const television = await RelyingParty.discover(narrow, client);
    const { user_code, device_code } = await oidc.initiateDeviceAuthorization(television.config, {
      scope: 'openid email',
    });
    const caller = await signedIn(narrow, person);
    const answer = { user_code, answer: 'allow' };
    expect((await caller.post('/api/v1/oauth2/device/answer', answer)).status).toBe(204);
    const body = new URLSearchParams({ grant_type: DEVICE, device_code, client_id: client.client_id });
    const polled = await fetch(`${narrow.url}/api/v1/oauth2/token`, { method: 'POST', body });
    expect(await polled.json()).toMatchObject({ access_token: expect.any(String) });
  });

  test('is allowed by a superadmin, who belongs to no tenant', async () => {
    const app = await RelyingParty.discover(narrow, await aClient(superadmin));
    const browser = new Browser(narrow);
    await browser.signIn(await aPerson(whole));
    expect((await app.signIn(browser, { prompt: 'consent' })).access_token).toMatch(/^gha_/);
  });

  test('with SAML signs a user in, and is notified of the sign-out', async () => {
    const key = aParty('app.test');
    const provider = await aServiceProvider(company.as, {
      slo_url: 'https://app.example.test/saml/slo',
      signing_certificates: [key.pem.certificate],
      name_id_format: 'persistent',
    });
    const app = await application(narrow, provider, { key });
    const caller = await signedIn(narrow, person);
    const address = await app.getAuthorizeUrlAsync('', undefined, {});
    const form = await formOf(await visit(narrow, address, caller.token));
    expect(await profileOf(app, form)).toMatchObject({ sessionIndex: expect.any(String) });
    const out = await caller.post('/api/v1/saml/logout');
    expect(((await out.json()) as SamlLogoutStart).redirectTo).toContain('/saml/signed-out/');
  });
});

test('failed attempts are rejected without it, too', async () => {
  for (const [path, body] of [
    ['/api/v1/auth/password-reset/complete', { token: 'nothing', password: PASSWORD }],
    ['/api/v1/auth/verify-email', { token: 'nothing' }],
    ['/api/v1/invitations/open', { token: 'nothing' }],
  ] as const)
    expect((await post(narrow, path, body)).status, path).toBe(410);
});
