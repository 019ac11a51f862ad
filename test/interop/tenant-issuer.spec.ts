import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

let api: TestApi;
let acme: Tenant;
let globex: Tenant;
let superadmin: ApiCaller;
let person: Person;
let client: Registered;
/** The same application at its tenant's issuer and at the shared one. */
let own: RelyingParty;
let shared: RelyingParty;
let browser: Browser;

const issuerOf = (tenant: Tenant) => `${api.settings.PUBLIC_URL}/t/${tenant.slug}`;
const at = (party: Registered, issuer: string) => RelyingParty.discover(api, party, undefined, issuer);

beforeAll(async () => {
  api = await startApi();
  [acme, globex] = [await aTenant(api, { name: 'Acme' }), await aTenant(api, { name: 'Globex' })];
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: acme.id });
  client = await aClient(superadmin, { tenant_id: acme.id });
  own = await at(client, issuerOf(acme));
  shared = await at(client, api.settings.PUBLIC_URL);
  browser = new Browser(api);
});
afterAll(() => api.stop());

async function codeAt(party: RelyingParty) {
  await browser.signIn(person);
  const request = await party.request({ scope: 'openid' });
  let page = await browser.follow(request.url);
  if (page.pathname.startsWith('/interaction/')) page = await browser.proceed(page, 'allow');
  return { callback: page, request };
}

test('a sign-in from the first redirect to the claims is signed by a key of the organization only', async () => {
  const request = await own.request({ scope: 'openid tenant' });
  expect(request.url.href).toMatch(`${issuerOf(acme)}/api/v1/oauth2/authorize?`);
  const signInPage = await browser.follow(request.url);
  await browser.signIn(person);
  const consentPage = await browser.proceed(signInPage, 'continue');
  const callback = await browser.proceed(consentPage, 'allow');
  expect(callback.searchParams.get('iss')).toBe(issuerOf(acme));

  const tokens = await own.redeem(callback, request);
  expect(tokens.claims()).toMatchObject({ iss: issuerOf(acme), sub: person.id, tenant_id: acme.id });
  expect(await own.userinfo(tokens.access_token, person.id)).toMatchObject({ tenant_name: 'Acme' });
});

test('every endpoint is below the issuer', () => {
  const metadata = own.config.serverMetadata();
  expect(metadata.issuer).toBe(issuerOf(acme));
  for (const [name, address] of Object.entries(metadata)) {
    if (/_(endpoint|uri)$/.test(name)) expect(address, name).toMatch(`${issuerOf(acme)}/api/v1/oauth2/`);
  }
});

test('its metadata is found at both addresses', async () => {
  const read = async (path: string) => (await fetch(api.url + path)).json();
  const appended = await read(`/t/${acme.slug}/.well-known/oauth-authorization-server`);
  expect(await read(`/.well-known/oauth-authorization-server/t/${acme.slug}`)).toEqual(appended);
});

test('each issuer has keys of its own', async () => {
  const kids = async (prefix: string) => {
    const { keys } = (await (await fetch(`${api.url}${prefix}/api/v1/oauth2/jwks`)).json()) as {
      keys: { kid: string }[];
    };
    return keys.map(({ kid }) => kid);
  };
  const all = [...(await kids('')), ...(await kids(`/t/${acme.slug}`)), ...(await kids(`/t/${globex.slug}`))];
  expect(all).toHaveLength(12);
  expect(new Set(all).size).toBe(12);
});

test('a code of one issuer is rejected at the other', async () => {
  for (const [from, to] of [
    [own, shared],
    [shared, own],
  ] as const) {
    const { callback, request } = await codeAt(from);
    const elsewhere = new URL(callback);
    elsewhere.searchParams.set('iss', String(to.config.serverMetadata().issuer));
    await expect(to.redeem(elsewhere, request)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await from.redeem(callback, request)).claims()?.iss).toBe(from.config.serverMetadata().issuer);
  }
});

test('a token of one issuer is rejected at the other', async () => {
  await browser.signIn(person);
  const { access_token } = await own.signIn(browser, { scope: 'openid' });
  expect((await own.introspect(access_token)).active).toBe(true);
  expect(await shared.introspect(access_token)).toEqual({ active: false });
  await expect(shared.userinfo(access_token, person.id)).rejects.toThrow();
});

test('it knows only the applications of its organization', async () => {
  const platform = await aClient(superadmin);
  const foreign = await aClient(superadmin, { tenant_id: globex.id });
  for (const { client_id } of [platform, foreign]) {
    const { url } = await own.request();
    url.searchParams.set('client_id', client_id);
    const page = await new Browser(api).follow(url);
    expect(page.searchParams.get('code')).toBe('invalid_client');
  }
});

test('it signs in only the users of its organization', async () => {
  const stranger = new Browser(api);
  await stranger.signIn(await aPerson(api, { tenantId: globex.id }));
  const page = await stranger.follow((await own.request()).url);
  expect(await (await stranger.interaction(page)).json()).toMatchObject({ reasons: ['not_a_member'] });
  expect((await stranger.answer(page, 'continue')).status).toBe(403);
});

test('an interaction continues at the issuer where it began, whatever the cookie says', async () => {
  const visitor = new Browser(api);
  const page = await visitor.follow((await own.request()).url);
  const uid = page.pathname.split('/').at(-1) ?? '';
  const forged = `gatehouse_interaction_${uid.slice(0, 8)}=${uid}`;
  const response = await fetch(`${api.url}/api/v1/oauth2/interactions/${uid}`, {
    headers: { cookie: forged },
  });
  expect(response.status).toBe(410);
  expect((await visitor.interaction(page)).status).toBe(200);
});

test('signing out at one issuer signs the user out at all', async () => {
  await browser.signIn(person);
  const { access_token, id_token } = await own.signIn(browser, { scope: 'openid' });
  const url = oidc.buildEndSessionUrl(own.config, { id_token_hint: String(id_token) });
  const html = await (await browser.fetch(url)).text();
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  expect(action).toBe(`${issuerOf(acme)}/api/v1/oauth2/end_session/confirm`);
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
  await browser.fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
  expect(await own.introspect(access_token)).toEqual({ active: false });
});

test('an issuer does not change with the name of its organization', async () => {
  const path = `/api/v1/tenants/${globex.id}`;
  expect((await superadmin.patch(path, { version: 1, name: 'Globex Corporation' })).status).toBe(200);
  expect((await superadmin.patch(path, { version: 2, slug: 'globex-corporation' })).status).toBe(400);
  const metadata = await fetch(`${api.url}/t/${globex.slug}/.well-known/openid-configuration`);
  expect(await metadata.json()).toMatchObject({ issuer: issuerOf(globex) });
});

test.each(['nobody-at-all', 'x', 'ACME', '..%2f..%2fapi'])('the issuer %s does not exist', async (slug) => {
  const response = await fetch(`${api.url}/t/${slug}/.well-known/openid-configuration`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});
