import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { anActiveHost, atHost, type HostedApi } from '../support/custom-host.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { aClient, aResource, type Registered, RelyingParty } from '../support/relying-party.ts';

const HOST = 'login.acme.example';
let dns: DnsServer;
let api: TestApi;
let there: HostedApi;
let acme: Tenant;
let admin: ApiCaller;
let person: Person;
let client: Registered;
/** One application at the custom domain's issuer, and at the tenant's issuer on the platform's host. */
let hosted: RelyingParty;
let plain: RelyingParty;
let issuer: string;

beforeAll(async () => {
  dns = await DnsServer.start();
  api = await startApi({ env: { DNS_RESOLVERS: dns.address } });
  acme = await aTenant(api, { name: 'Acme', plan: 'pro' });
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  issuer = (await anActiveHost(admin, dns, HOST)).origin;
  there = await atHost(api, HOST);
  person = await aPerson(api, { tenantId: acme.id });
  client = await aClient(await signedIn(api, await aPerson(api)), { tenant_id: acme.id });
  hosted = await RelyingParty.discover(there, client, undefined, issuer);
  plain = await RelyingParty.discover(api, client, undefined, `${api.settings.PUBLIC_URL}/t/${acme.slug}`);
});
afterAll(async () => {
  await there.stop();
  await api.stop();
  await dns.stop();
});

/** A browser with a session at the custom domain or at the platform. */
async function aBrowser(at: HostedApi | TestApi): Promise<Browser> {
  const browser = new Browser(at);
  await browser.signIn(person);
  return browser;
}

async function active(party: RelyingParty, token: string): Promise<boolean> {
  return (await oidc.tokenIntrospection(party.config, token)).active;
}

test('a code flow uses the custom domain in every URL', async () => {
  const metadata = hosted.config.serverMetadata();
  expect(metadata.issuer).toBe(issuer);
  for (const [name, address] of Object.entries(metadata)) {
    if (/_(endpoint|uri)$/.test(name)) expect(address, name).toMatch(`${issuer}/api/v1/oauth2/`);
  }
  const browser = new Browser(there);
  const request = await hosted.request({ scope: 'openid tenant offline_access', prompt: 'consent' });
  const signInPage = await browser.follow(request.url);
  expect(signInPage.href).toMatch(`${issuer}/interaction/`);
  await browser.signIn(person);
  const consentPage = await browser.proceed(signInPage, 'continue');
  const callback = await browser.proceed(consentPage, 'allow');
  expect(callback.searchParams.get('iss')).toBe(issuer);

  const tokens = await hosted.redeem(callback, request);
  expect(tokens.claims()).toMatchObject({ iss: issuer, sub: person.id, tenant_id: acme.id });
  expect(await hosted.userinfo(tokens.access_token, person.id)).toMatchObject({ tenant_name: 'Acme' });
  expect(await active(hosted, tokens.access_token)).toBe(true);
  expect((await hosted.refresh(String(tokens.refresh_token))).access_token).toMatch(/^gha_/);
});

test('the application lists its issuers', async () => {
  const { items } = (await (await admin.get('/api/v1/admin/oauth2/clients')).json()) as { items: object[] };
  expect(items).toEqual([
    expect.objectContaining({
      tenant_issuer: `${api.settings.PUBLIC_URL}/t/${acme.slug}`,
      tenant_custom_issuer: issuer,
    }),
  ]);
});

test('opaque tokens of one issuer are unknown at the other', async () => {
  for (const [own, other, browser] of [
    [hosted, plain, await aBrowser(there)],
    [plain, hosted, await aBrowser(api)],
  ] as const) {
    const tokens = await own.signIn(browser, {
      scope: 'openid offline_access',
      prompt: 'consent',
    });
    // The second response comes from memory.
    for (let times = 0; times < 2; times++) {
      expect(await active(own, tokens.access_token)).toBe(true);
      expect(await active(other, tokens.access_token)).toBe(false);
    }
    expect(tokens.refresh_token).toMatch(/^ghr_/);
    await own.userinfo(tokens.access_token, person.id);
    await expect(other.userinfo(tokens.access_token, person.id)).rejects.toThrow();
    await expect(other.refresh(tokens.refresh_token ?? 'none')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  }
});

test('a code of one issuer is rejected at the other', async () => {
  const browser = await aBrowser(there);
  const request = await hosted.request({ scope: 'openid' });
  const callback = await browser.follow(request.url);
  const elsewhere = new URL(callback);
  elsewhere.searchParams.set('iss', String(plain.config.serverMetadata().issuer));
  await expect(plain.redeem(elsewhere, request)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect((await hosted.redeem(callback, request)).claims()?.iss).toBe(issuer);
});

test('a JWT of one issuer is not active at the other', async () => {
  const superadmin = await signedIn(api, await aPerson(api));
  const resource = await aResource(superadmin, 'https://expenses.example', { tenant_id: acme.id });
  const machine = await aClient(superadmin, {
    tenant_id: acme.id,
    redirect_uris: [],
    scopes: [],
    grant_types: ['client_credentials'],
    resources: [{ resource: resource.identifier, scopes: ['expenses:read'] }],
  });
  const parties = [
    await RelyingParty.discover(there, machine, undefined, issuer),
    await RelyingParty.discover(api, machine, undefined, String(plain.config.serverMetadata().issuer)),
  ] as const;
  for (const [own, other] of [parties, parties.toReversed()]) {
    const granted = await oidc.clientCredentialsGrant((own as RelyingParty).config, {
      resource: resource.identifier,
      scope: 'expenses:read',
    });
    const [, payload = ''] = granted.access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString()).iss).toBe(
      (own as RelyingParty).config.serverMetadata().issuer,
    );
    expect(await active(own as RelyingParty, granted.access_token)).toBe(true);
    expect(await active(other as RelyingParty, granted.access_token)).toBe(false);
  }
});

test('a session of the platform does not sign in at the custom domain', async () => {
  const browser = new Browser(there);
  const elsewhere = await aBrowser(api);
  browser.enterWith(String(elsewhere.token));
  const request = await hosted.request({ scope: 'openid' });
  const page = await browser.follow(request.url);
  expect(page.pathname).toMatch(/^\/interaction\//);
  expect((await browser.answer(page, 'continue')).status).toBe(401);
});

test('an interaction that started on one host cannot continue on another', async () => {
  const browser = new Browser(api);
  const request = await plain.request({ scope: 'openid' });
  const page = await browser.follow(request.url);
  await browser.signIn(person);
  browser.moveTo(there);
  expect((await browser.interaction(page)).status).toBe(410);
});

test.each([
  ['the issuer of the tenant by its path', () => `/t/${acme.slug}/.well-known/openid-configuration`],
  ['an application of another organization', () => ''],
])('the custom domain does not support %s', async (_what, path) => {
  if (path() !== '') {
    expect((await fetch(there.url + path())).status).toBe(404);
    return;
  }
  const globex = await aTenant(api, { name: 'Globex' });
  const foreign = await aClient(await signedIn(api, await aPerson(api)), { tenant_id: globex.id });
  const party = await RelyingParty.discover(there, foreign, undefined, issuer);
  await expect(oidc.tokenIntrospection(party.config, 'gha_x')).rejects.toMatchObject({ status: 401 });
});

test('the issuer is gone as soon as the custom domain is removed', async () => {
  const tokens = await hosted.signIn(await aBrowser(there), { scope: 'openid' });
  expect((await admin.delete('/api/v1/custom-domain')).status).toBe(204);
  await expect(hosted.userinfo(tokens.access_token, person.id)).rejects.toThrow();
  const metadata = await (await fetch(`${there.url}/.well-known/openid-configuration`)).json();
  expect(metadata).toMatchObject({ issuer: api.settings.PUBLIC_URL });
});
