import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { RegistrationPolicy, SaveRegistrationPolicy } from '@gatehouse/contracts';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { localhostCertificate } from '../support/localhost-certificate.ts';
import { aClient, aResource, RelyingParty } from '../support/relying-party.ts';

const POLICY = '/api/v1/admin/oauth2/registration-policy';
const REDIRECT = 'http://127.0.0.1:33418/callback';
const TOOLS = 'https://tools.acme.test/mcp';

const clock = new HeldClock(new Date());
const authorities = getCACertificates('default');
let api: TestApi;
let owner: pg.Client;
let acme: Tenant;
let globex: Tenant;
let adminPerson: Person;
let admin: ApiCaller;
let person: Person;
let issuer: string;
let publisher: Server;
let origin: string;
/** By path: what the publisher answers, and how often it was asked. */
const pages = new Map<string, { status?: number; headers?: Record<string, string>; body: unknown }>();
const asked: string[] = [];
let documents = 0;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  [acme, globex] = [await aTenant(api, { name: 'Acme' }), await aTenant(api, { name: 'Globex' })];
  adminPerson = await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' });
  admin = await signedIn(api, adminPerson);
  person = await aPerson(api, { tenantId: acme.id });
  issuer = `${api.settings.PUBLIC_URL}/t/${acme.slug}`;
  const certificate = localhostCertificate();
  setDefaultCACertificates([...authorities, certificate.cert]);
  publisher = createServer(certificate, ({ url = '' }, response) => {
    asked.push(url);
    const page = pages.get(url);
    const headers = { 'content-type': 'application/json', ...page?.headers };
    response.writeHead(page ? (page.status ?? 200) : 404, headers);
    response.end(typeof page?.body === 'string' ? page.body : JSON.stringify(page?.body ?? {}));
  });
  await new Promise<void>((ready) => publisher.listen(0, '127.0.0.1', ready));
  origin = `https://localhost:${(publisher.address() as AddressInfo).port}`;
  await aResource(admin, TOOLS, { name: 'Tools', scopes: ['tools:read', 'tools:write'] });
});
afterAll(async () => {
  setDefaultCACertificates(authorities);
  publisher.close();
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  asked.length = 0;
  // The clock moves on, and the identity of an admin is confirmed for some minutes only.
  admin = await signedIn(api, adminPerson);
  await allow({});
});

async function allow(policy: Partial<SaveRegistrationPolicy>): Promise<void> {
  const { version } = (await (await admin.get(POLICY)).json()) as RegistrationPolicy;
  const saved = await admin.put(POLICY, {
    mode: 'off',
    documents: true,
    native: true,
    scopes: ['openid', 'profile', 'offline_access'],
    resources: [{ resource: TOOLS, scopes: ['tools:read'] }],
    ...policy,
    version,
  });
  if (saved.status !== 200) throw new Error(await saved.text());
}

/** Publishes a document. @returns its URL, which is the client ID */
function publish(change: object = {}, headers: Record<string, string> = {}): string {
  const path = `/agents/${++documents}.json`;
  const url = origin + path;
  const body = {
    client_id: url,
    client_name: 'Agent of a publisher',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    ...change,
  };
  pages.set(path, { body, headers });
  return url;
}

async function party(clientId: string, at = issuer): Promise<RelyingParty> {
  return RelyingParty.discover(api, { id: '', client_id: clientId }, undefined, at);
}

/** Where the browser of the user ends. */
async function authorize(clientId: string, parameters: Record<string, string> = {}): Promise<URL> {
  const browser = new Browser(api);
  await browser.signIn(person);
  const request = await (await party(clientId)).request({
    redirect_uri: REDIRECT,
    scope: 'openid',
    ...parameters,
  });
  return browser.follow(request.url);
}

async function signIn(clientId: string, parameters: Record<string, string> = {}) {
  const browser = new Browser(api);
  await browser.signIn(person);
  const app = await party(clientId);
  const tokens = await app.signIn(browser, { redirect_uri: REDIRECT, scope: 'openid', ...parameters });
  return { app, browser, tokens };
}

async function failures(): Promise<{ outcome: string; found: { value?: string } }[]> {
  const response = await admin.get('/api/v1/sign-ins?method=authorization&result=failure&limit=100');
  const { items } = (await response.json()) as { items: { id: string; outcome: string }[] };
  return Promise.all(
    items.map(async ({ id }) => (await (await admin.get(`/api/v1/sign-ins/${id}`)).json()) as never),
  );
}

test('a user signs in to an application that nobody registered, and it renews its access', async () => {
  const url = publish();
  const { app, tokens } = await signIn(url, { scope: 'openid profile offline_access', prompt: 'consent' });
  expect(tokens.claims()).toMatchObject({ iss: issuer, sub: person.id, aud: url });
  expect(await app.refresh(tokens.refresh_token as string)).toHaveProperty('access_token');
  expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject({ sub: person.id });
});

test('the consent page names the publisher', async () => {
  const browser = new Browser(api);
  await browser.signIn(person);
  const request = await (await party(publish())).request({ redirect_uri: REDIRECT, scope: 'openid' });
  const page = await browser.follow(request.url);
  expect(await (await browser.interaction(page)).json()).toMatchObject({
    client: { name: 'Agent of a publisher', registered_itself: true, published_by: new URL(origin).host },
  });
});

test('the official MCP client uses its document instead of a registration', async () => {
  const url = publish();
  let information: OAuthClientInformationMixed | undefined;
  let target: URL | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadataUrl: url,
    clientMetadata: { redirect_uris: [REDIRECT], grant_types: ['authorization_code', 'refresh_token'] },
    clientInformation: () => information,
    saveClientInformation: (given) => {
      information = given;
    },
    tokens: () => tokens,
    saveTokens: (given) => {
      tokens = given;
    },
    redirectToAuthorization: (given) => {
      target = given;
    },
    saveCodeVerifier: (given) => {
      verifier = given;
    },
    codeVerifier: () => verifier,
  };
  const fetchFn: typeof fetch = (input, init) => {
    const at = String(input instanceof Request ? input.url : input);
    if (at.startsWith('https://tools.acme.test/.well-known/oauth-protected-resource'))
      return Promise.resolve(
        Response.json({ resource: TOOLS, authorization_servers: [issuer], scopes_supported: ['tools:read'] }),
      );
    return fetch(at.replace(api.settings.PUBLIC_URL, api.url), init);
  };
  expect(await auth(provider, { serverUrl: TOOLS, fetchFn })).toBe('REDIRECT');
  expect(information?.client_id).toBe(url);
  const browser = new Browser(api);
  await browser.signIn(person);
  const callback = await browser.proceed(await browser.follow(target as URL), 'allow');
  const authorizationCode = String(callback.searchParams.get('code'));
  expect(await auth(provider, { serverUrl: TOOLS, fetchFn, authorizationCode })).toBe('AUTHORIZED');
  expect(tokens).toMatchObject({ scope: 'tools:read', refresh_token: expect.any(String) });
});

test('an API of the organization introspects its tokens, which end with the consent of the organization', async () => {
  const url = publish();
  const { tokens } = await signIn(url);
  const resource = await RelyingParty.discover(
    api,
    await aClient(admin, { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] }),
    undefined,
    issuer,
  );
  expect(await resource.introspect(tokens.access_token)).toMatchObject({ active: true, client_id: url });
  await allow({ documents: false });
  expect(await resource.introspect(tokens.access_token)).toEqual({ active: false });
});

test('its own scopes decide, and the rules of the organization', async () => {
  const at = await authorize(publish({ scope: 'openid' }), { scope: 'openid profile' });
  expect(at.searchParams.get('error')).toBe('invalid_scope');
});

test('the metadata of the issuer announces documents while they are accepted', async () => {
  const announced = async () => {
    const response = await fetch(`${api.url}/t/${acme.slug}/.well-known/oauth-authorization-server`);
    return ((await response.json()) as Record<string, unknown>).client_id_metadata_document_supported;
  };
  expect(await announced()).toBe(true);
  await allow({ documents: false });
  expect(await announced()).toBeUndefined();
});

describe('is fetched', () => {
  test('once while it is valid, and again afterwards', async () => {
    const url = publish({}, { 'cache-control': 'max-age=600' });
    await authorize(url);
    await authorize(url);
    expect(asked).toHaveLength(1);
    clock.advance(601);
    await authorize(url);
    expect(asked).toHaveLength(2);
  });

  test('once by many at the same time', async () => {
    const url = publish();
    await Promise.all([1, 2, 3, 4, 5].map(() => authorize(url)));
    expect(asked).toHaveLength(1);
  });

  test('for five minutes at least and a day at most, whatever it says', async () => {
    const [short, long] = [
      publish({}, { 'cache-control': 'no-store' }),
      publish({}, { 'cache-control': 'max-age=999999' }),
    ];
    await authorize(short);
    await authorize(long);
    clock.advance(299);
    await authorize(short);
    expect(asked).toHaveLength(2);
    clock.advance(86_400);
    await authorize(long);
    expect(asked).toHaveLength(3);
  });

  test('again for other redirect URIs, so that former ones end with it', async () => {
    const url = publish({}, { 'cache-control': 'max-age=300' });
    await authorize(url);
    const path = new URL(url).pathname;
    const body = { ...(pages.get(path)?.body as object), redirect_uris: ['http://127.0.0.1:1/other'] };
    pages.set(path, { body });
    clock.advance(301);
    const at = await authorize(url);
    expect([at.pathname, at.searchParams.get('code')]).toEqual(['/oauth/error', 'invalid_redirect_uri']);
  });

  test('again without success while the publisher does not respond: the known document is used for another day', async () => {
    const url = publish({}, { 'cache-control': 'max-age=300' });
    await authorize(url);
    pages.set(new URL(url).pathname, { status: 503, body: {} });
    clock.advance(301);
    expect((await authorize(url)).pathname).toMatch(/^\/interaction\//);
    clock.advance(86_400);
    expect((await authorize(url)).searchParams.get('code')).toBe('invalid_client');
    expect(asked).toHaveLength(3);
  });

  test('and ends at once where the publisher has removed it', async () => {
    const url = publish({}, { 'cache-control': 'max-age=300' });
    await authorize(url);
    pages.set(new URL(url).pathname, { status: 404, body: {} });
    clock.advance(301);
    expect((await authorize(url)).searchParams.get('code')).toBe('invalid_client');
  });

  test('not at all where the organization accepts none', async () => {
    await allow({ documents: false });
    const at = await authorize(publish());
    expect(at.searchParams.get('code')).toBe('invalid_client');
    expect(asked).toEqual([]);
  });

  test('not at all at the issuer of another organization, and at the shared one', async () => {
    const url = publish();
    for (const other of [`${api.settings.PUBLIC_URL}/t/${globex.slug}`, api.settings.PUBLIC_URL]) {
      const request = await (await party(url, other)).request({ redirect_uri: REDIRECT, scope: 'openid' });
      const at = await new Browser(api).follow(request.url);
      expect(at.searchParams.get('code')).toBe('invalid_client');
    }
    expect(asked).toEqual([]);
  });
});

test('users of another organization do not use it here', async () => {
  const stranger = new Browser(api);
  await stranger.signIn(await aPerson(api, { tenantId: globex.id }));
  const request = await (await party(publish())).request({ redirect_uri: REDIRECT, scope: 'openid' });
  const page = await stranger.follow(request.url);
  expect(await (await stranger.interaction(page)).json()).toMatchObject({ reasons: ['not_a_member'] });
});

describe('is rejected, with the reason in the sign-in log of the organization', () => {
  const answers = (page: { status?: number; headers?: Record<string, string>; body?: unknown }) => {
    const url = publish();
    pages.set(new URL(url).pathname, { body: {}, ...page });
    return url;
  };

  test.each<[string, () => string, RegExp]>([
    ['the address of another document', () => publish({ client_id: `${origin}/agents/0.json` }), /client_id/],
    ['a secret', () => publish({ client_secret: 'x'.repeat(32) }), /client_secret/],
    [
      'a method with a secret',
      () => publish({ token_endpoint_auth_method: 'client_secret_basic' }),
      /token_endpoint_auth_method/,
    ],
    [
      'no address that the rules allow',
      () => publish({ redirect_uris: ['https://evil.test/cb'] }),
      /redirect_uris/,
    ],
    ['no grant that the rules allow', () => publish({ grant_types: ['client_credentials'] }), /grant_types/],
    ['no JSON', () => answers({ body: '<html>' }), /not JSON/],
    ['a list', () => answers({ body: [] }), /not a JSON object/],
    ['a character that no database keeps', () => publish({ client_name: 'a\u0000b' }), /U\+0000/],
    ['another status', () => answers({ status: 404 }), /404/],
    [
      'a redirect',
      () => answers({ status: 302, headers: { location: `${origin}/agents/1.json` } }),
      /redirect/,
    ],
    ['50 MB', () => answers({ body: `"${'x'.repeat(50_000_000)}"` }), /cannot be read/],
    ['an internal address', () => 'https://169.254.169.254/agent.json', /cannot be read/],
    ['a name of an internal address', () => 'https://metadata.google.internal/agent.json', /cannot be read/],
  ])('%s', async (_name, url, reason) => {
    await allow({ redirect_hosts: ['app.example.test'] });
    const at = await authorize(url());
    expect([at.pathname, at.searchParams.get('code')]).toEqual(['/oauth/error', 'invalid_client']);
    await vi.waitFor(async () => {
      const [latest] = await failures();
      expect(latest).toMatchObject({ outcome: 'registration_metadata' });
      expect(latest?.found.value).toMatch(reason);
    }, EVENTUALLY);
    clock.advance(31);
  });

  test('a publisher that is not accepted', async () => {
    await allow({ document_hosts: ['agent.example.com'] });
    expect((await authorize(publish())).searchParams.get('code')).toBe('invalid_client');
    expect(asked).toEqual([]);
    await vi.waitFor(
      async () => expect((await failures())[0]).toMatchObject({ outcome: 'registration_not_allowed' }),
      EVENTUALLY,
    );
  });

  test('a document that fails is not asked for again at once', async () => {
    const url = answers({ status: 500 });
    await authorize(url);
    await authorize(url);
    expect(asked).toHaveLength(1);
    clock.advance(31);
    await authorize(url);
    expect(asked).toHaveLength(2);
  });
});

test.each([
  ['http', 'http://localhost/agent.json'],
  ['no path', 'https://localhost/'],
  ['a fragment', 'https://localhost/agent.json#a'],
  ['credentials', 'https://a:b@localhost/agent.json'],
  ['a dot segment', 'https://localhost/a/../agent.json'],
])('a client ID with %s is no document', async (_name, id) => {
  expect((await authorize(id)).searchParams.get('code')).toBe('invalid_client');
  expect(asked).toEqual([]);
});

test('documents are no applications that superadmins list', async () => {
  await authorize(publish({ client_name: 'Not listed' }));
  const superadmin = await signedIn(api, await aPerson(api));
  for (const list of ['clients?search=Not', '../applications?search=Not'])
    expect(await (await superadmin.get(`/api/v1/admin/oauth2/${list}`)).json()).toMatchObject({ items: [] });
  expect((await owner.query(`select 1 from oauth_clients where name = 'Not listed'`)).rowCount).toBe(1);
});
