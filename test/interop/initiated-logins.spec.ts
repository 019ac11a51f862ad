import type { LaunchDto } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';

const CLIENTS = '/api/v1/admin/oauth2/clients';
const START = 'https://app.example.test/start?from=gatehouse';

let api: TestApi;
let acme: Tenant;
let admin: ApiCaller;
let user: ApiCaller;
let person: Person;
let superadmin: ApiCaller;
let client: Registered;

beforeAll(async () => {
  api = await startApi();
  acme = await aTenant(api, { name: 'Acme' });
  superadmin = await signedIn(api, await aPerson(api));
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: acme.id });
  user = await signedIn(api, person);
  client = await aClient(admin, { initiate_login_uri: START });
});
afterAll(() => api.stop());

async function launches(of = user): Promise<LaunchDto[]> {
  return ((await (await of.get('/api/v1/launchpad')).json()) as { items: LaunchDto[] }).items;
}

/** Where the browser is sent. */
async function opened(url: string): Promise<{ status: number; at: URL | null }> {
  const response = await fetch(url.replace(api.settings.PUBLIC_URL, api.url), { redirect: 'manual' });
  const location = response.headers.get('location');
  return { status: response.status, at: location ? new URL(location) : null };
}

const startOf = ({ client_id }: Registered, more: Record<string, string> = {}, issuer = '') =>
  `${api.settings.PUBLIC_URL}${issuer}/api/v1/oauth2/initiate?${new URLSearchParams({ client_id, ...more })}`;

/** The application: it knows its issuers, begins a sign-in with the one that is named, and shows the target afterwards. */
async function application(at: URL, browser: Browser, known = api.settings.PUBLIC_URL) {
  const issuer = at.searchParams.get('iss');
  if (issuer !== known) throw new Error(`unknown issuer ${issuer}`);
  const party = await RelyingParty.discover(api, client, undefined, issuer);
  const tokens = await party.signIn(browser);
  return { subject: tokens.claims()?.sub, shows: at.searchParams.get('target_link_uri') };
}

test('the launchpad starts the application, which signs the user in', async () => {
  const [launch] = await launches();
  expect(launch).toMatchObject({ id: client.id, name: 'Expense reports', lastUsedAt: null });
  const { status, at } = await opened(String(launch?.url));
  expect([status, at?.origin, at?.pathname, at?.searchParams.get('from')]).toEqual([
    303,
    'https://app.example.test',
    '/start',
    'gatehouse',
  ]);
  const browser = new Browser(api);
  await browser.signIn(person);
  expect(await application(at as URL, browser)).toEqual({ subject: person.id, shows: null });
  await expect.poll(async () => (await launches())[0]?.lastUsedAt, EVENTUALLY).not.toBeNull();
});

test('a page of the application is passed on', async () => {
  const target = 'https://app.example.test/reports/7?tab=a&b=c#d';
  const [launch] = await launches();
  const { at } = await opened(`${launch?.url}&${new URLSearchParams({ target_link_uri: target })}`);
  const browser = new Browser(api);
  await browser.signIn(person);
  expect(await application(at as URL, browser)).toEqual({ subject: person.id, shows: target });
});

test.each([
  'https://evil.example.test/',
  'https://app.example.test.evil.example/',
  'https://app.example.test@evil.example/',
  'https://user@app.example.test/',
  'javascript:alert(1)',
  'http://app.example.test/',
  '/reports',
  '',
])('the page %j of somebody else is not', async (target_link_uri) => {
  expect(await opened(startOf(client, { target_link_uri }))).toEqual({ status: 422, at: null });
  const twice = `${startOf(client, { target_link_uri: CALLBACK })}&${new URLSearchParams({ target_link_uri })}`;
  expect(await opened(twice)).toEqual({ status: 422, at: null });
});

test('the issuer is the one that is asked, or the one that the address names', async () => {
  const { at } = await opened(startOf(client, {}, `/t/${acme.slug}`));
  expect(at?.searchParams.get('iss')).toBe(`${api.settings.PUBLIC_URL}/t/${acme.slug}`);
  const fixed = await aClient(admin, {
    initiate_login_uri: 'https://app.example.test/start?iss=https%3A%2F%2Fid.example.test',
  });
  const named = await opened(startOf(fixed, { iss: 'https://evil.example.test' }));
  expect(named.at?.searchParams.getAll('iss')).toEqual(['https://id.example.test']);
  await superadmin.delete(`${CLIENTS}/${fixed.id}`);
});

describe('no sign-in is started', () => {
  test('at an application without an address, or an unknown one', async () => {
    const plain = await aClient(admin);
    for (const asked of [plain, { id: '', client_id: 'app-unknown' }])
      expect(await opened(startOf(asked))).toEqual({ status: 404, at: null });
    expect((await launches()).map(({ id }) => id)).toEqual([client.id]);
  });

  test('at the issuer of another organization', async () => {
    const globex = await aTenant(api);
    expect((await opened(startOf(client, {}, `/t/${globex.slug}`))).status).toBe(404);
    const other = await signedIn(api, await aPerson(api, { tenantId: globex.id }));
    expect(await launches(other)).toEqual([]);
  });

  test('at a disabled application', async () => {
    const disabled = await aClient(admin, { initiate_login_uri: START, is_active: false });
    expect((await opened(startOf(disabled))).status).toBe(404);
    expect((await launches()).map(({ id }) => id)).toEqual([client.id]);
  });

  test('by another method', async () => {
    const url = startOf(client).replace(api.settings.PUBLIC_URL, api.url);
    const response = await fetch(url, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('the launchpad shows an application for assigned users to them alone', async () => {
  const assigned = await aClient(admin, { name: 'Assigned', initiate_login_uri: START });
  expect((await launches()).map(({ name }) => name)).toEqual(['Assigned', 'Expense reports']);
  const change = (body: object) => admin.patch(`${CLIENTS}/${assigned.id}/assignments`, body);
  expect((await change({ assignedOnly: true })).status).toBe(200);
  expect((await launches()).map(({ name }) => name)).toEqual(['Expense reports']);
  expect((await change({ addUsers: [person.id] })).status).toBe(200);
  expect((await launches()).map(({ name }) => name)).toEqual(['Assigned', 'Expense reports']);
});

test('applications of the platform are on the launchpad of everybody', async () => {
  const platform = await aClient(superadmin, { name: 'A platform', initiate_login_uri: START });
  for (const who of [user, superadmin])
    expect((await launches(who)).map(({ id }) => id)).toContain(platform.id);
});

describe('the address', () => {
  test.each(['http://app.example.test/start', 'http://localhost/start', 'com.example.app:/start', 'start'])(
    '%s is rejected',
    async (initiate_login_uri) => {
      const response = await admin.post(CLIENTS, {
        name: 'X',
        redirect_uris: [CALLBACK],
        initiate_login_uri,
      });
      expect([400, 422]).toContain(response.status);
    },
  );

  test('is for applications with a browser', async () => {
    const machine = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };
    const response = await admin.post(CLIENTS, { name: 'X', ...machine, initiate_login_uri: START });
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect([response.status, errors[0]?.field]).toEqual([422, 'initiate_login_uri']);
  });

  test('may be registered by the application itself, and leads to the issuer of the organization', async () => {
    const POLICY = '/api/v1/admin/oauth2/registration-policy';
    const { version } = (await (await admin.get(POLICY)).json()) as { version: number };
    await admin.put(POLICY, { mode: 'open', scopes: ['openid'], version });
    const register = (initiate_login_uri: string) =>
      fetch(`${api.url}/t/${acme.slug}/api/v1/oauth2/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Itself', redirect_uris: [CALLBACK], initiate_login_uri }),
      });
    const registered = (await (await register(START)).json()) as Record<string, string>;
    expect(registered.initiate_login_uri).toBe(START);
    const launch = (await launches()).find(({ name }) => name === 'Itself');
    const { at } = await opened(String(launch?.url));
    expect(at?.searchParams.get('iss')).toBe(`${api.settings.PUBLIC_URL}/t/${acme.slug}`);
    const refused = await register('http://app.example.test/start');
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      400,
      'invalid_client_metadata',
    ]);
  });
});
