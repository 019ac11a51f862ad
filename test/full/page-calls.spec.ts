import type { SsoStarted } from '@gatehouse/contracts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, permissionsOf, type Role } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mayEnter, ROUTES } from '../../remix-app/app/pages/index.ts';
import { guessFromEverywhere } from '../support/attack.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { endOfFirstProof } from '../support/first-proof.ts';
import { type Product, startProduct } from '../support/product.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { SESSION_COOKIE } from '../support/session-cookie.ts';

let product: Product;
/** URLs of pages with parameters, by the path of their route. */
let addresses: Readonly<Record<string, readonly string[]>>;
/** Session tokens by account key. Failed attempts mean that a later sign-in would need a proof of work. */
const tokens: Partial<Record<keyof typeof ROLES, string>> = {};
// Uses a separate product, because the requests of other specs to a shared one would be counted too.
beforeAll(async () => {
  product = await startProduct();
  const owner = new pg.Client({ connectionString: String(product.ownerUrl) });
  await owner.connect();
  await endOfFirstProof(owner);
  await owner.end();
  for (const { key, email } of DEMO_ACCOUNTS) tokens[key] = await signIn(email);
  addresses = await addressesOfThings();
});
afterAll(() => product?.stop());

const ROLES = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' } as const;

/** The guard, the frame and the content share a call. */
const CALLS = 1;
/** Pages whose content needs a second call that depends on the first. */
const READS_ON = [
  // The domains of a connection, by its tenant.
  /^\/(superadmin\/sso-configuration|admin\/sso)\/[^/]+$/,
  // What a member left behind, if the reader may act on it.
  /\/users\/[^/]+$/,
];

/** Custom attributes of the application's organization: a superadmin must first learn which organization that is. */
const READS_ON_OF_SUPERADMIN = /\/saml-providers\/[^/]+\?tab=attributes$/;

/** Pages of running work, which poll its progress. */
const UNDER_WAY = /\/(wizard|quick|import|invite)\/:id$/;
const HAS_PARAMETER = /:/;
const OF_A_TENANT = /^\/superadmin\/tenants\/:tenantId\/[^:]*$/;
const OF_A_CONSOLE = /^\/(superadmin|admin)\//;

test('every console page with a parameter is opened with an object of its kind', () => {
  const wanted = ROUTES.map(({ path }) => path).filter(
    (path) => HAS_PARAMETER.test(path) && OF_A_CONSOLE.test(path) && !UNDER_WAY.test(path),
  );
  expect(wanted.filter((path) => !addresses[path])).toEqual([]);
});

test.each(DEMO_ACCOUNTS)('for $key no page calls the API more than once', async ({ key }) => {
  const cookie = `${SESSION_COOKIE}=${tokens[key]}`;
  const role: Role = ROLES[key];
  const pages = ROUTES.filter((route) => mayEnter({ role, permissions: permissionsOf(role) }, route)).flatMap(
    ({ path }) => addresses[path] ?? (HAS_PARAMETER.test(path) ? [] : [path]),
  );
  const withThings = new Set(Object.values(addresses).flat());
  // A process that has not seen the session before looks up its user first.
  await fetch(`${product.webUrl}/`, { headers: { cookie } });
  const counted: Record<string, number> = {};
  for (const path of pages) {
    const before = await callsOfApi();
    const response = await fetch(`${product.webUrl}${path}`, { headers: { cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    // Some pages redirect a superadmin to their own page.
    if (withThings.has(path)) expect(response.status, path).toBeLessThan(400);
    counted[path] = (await callsOfApi()) - before;
  }
  const readsOn = [...READS_ON, ...(role === 'superadmin' ? [READS_ON_OF_SUPERADMIN] : [])];
  const allowed = (path: string) => (readsOn.some((page) => page.test(path)) ? CALLS + 1 : CALLS);
  const tooMany = Object.entries(counted).filter(([path, calls]) => calls > allowed(path));
  expect(Object.fromEntries(tooMany)).toEqual({});
});

/** Creates one object of each kind in the demo company, and returns the URLs of their pages. */
async function addressesOfThings(): Promise<Record<string, string[]>> {
  const [superadmin, admin] = [idsFor('superadmin'), idsFor('admin')];
  const tenant = await superadmin('GET', '/api/v1/tenants?limit=1');
  const application = await superadmin('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Ledger',
    redirect_uris: ['https://ledger.test/'],
    tenant_id: tenant,
  });
  const api = await superadmin('POST', '/api/v1/admin/oauth2/resources', {
    name: 'Ledger',
    identifier: 'https://api.ledger.test',
    tenant_id: tenant,
  });
  const provider = await superadmin('POST', '/api/v1/admin/saml/service-providers', {
    name: 'Travel',
    entity_id: 'https://travel.test/metadata',
    acs_url: 'https://travel.test/acs',
    tenant_id: tenant,
  });
  const role = await admin('POST', '/api/v1/roles', { name: 'Auditor', permissions: ['reports_view'] });
  const group = await admin('POST', '/api/v1/groups', { name: 'Engineering' });
  const domain = await admin('GET', '/api/v1/domains');
  const connection = await admin('GET', '/api/v1/sso-configurations');
  await testConnection(connection);
  const trace = await admin('GET', `/api/v1/sso-configurations/${connection}/traces`);
  // The log is written in batches.
  const attempt = await vi.waitFor(() => admin('GET', '/api/v1/sign-ins'), EVENTUALLY);
  await guessFromEverywhere(product, 'user@demo-company.test');
  const incident = await vi.waitFor(() => admin('GET', '/api/v1/incidents'), EVENTUALLY);
  const member = await admin('GET', '/api/v1/users');
  const person = await superadmin('GET', '/api/v1/people');
  await admin('POST', '/api/v1/invitations', { email: 'grace@demo-company.test', role: 'tenant_user' });
  const mail = await superadmin('GET', '/api/v1/mail/outbox');
  const inBoth = (path: string, id: string, tabs: readonly string[] = []) =>
    ['/superadmin', '/admin'].map((console): [string, string[]] => [
      `${console}${path}/:id`,
      [`${console}${path}/${id}`, ...tabs.map((tab) => `${console}${path}/${id}?tab=${tab}`)],
    ]);
  return {
    '/superadmin/tenants/:id': [`/superadmin/tenants/${tenant}`],
    ...Object.fromEntries(
      ROUTES.filter(({ path }) => OF_A_TENANT.test(path)).map(({ path }) => [
        path,
        [path.replace(':tenantId', tenant)],
      ]),
    ),
    '/superadmin/tenants/:tenantId/users/:id': [`/superadmin/tenants/${tenant}/users/${member}`],
    '/superadmin/users/:id': [`/superadmin/users/${person}`],
    '/superadmin/mail/:id': [`/superadmin/mail/${mail}`],
    '/superadmin/sso-configuration/:id': [`/superadmin/sso-configuration/${connection}`],
    '/superadmin/sso-configuration/:id/sign-ins/:traceId': [
      `/superadmin/sso-configuration/${connection}/sign-ins/${trace}`,
    ],
    '/superadmin/sso-configuration/:id/responses/:responseId': [
      `/superadmin/sso-configuration/${connection}/responses/${trace}`,
    ],
    '/superadmin/sso-configuration/:id/draft': [`/superadmin/sso-configuration/${connection}/draft`],
    '/admin/sso/:id': [`/admin/sso/${connection}`],
    '/admin/sso/:id/draft': [`/admin/sso/${connection}/draft`],
    '/superadmin/sso-configuration/:id/responses': [`/superadmin/sso-configuration/${connection}/responses`],
    '/admin/sso/:id/responses': [`/admin/sso/${connection}/responses`],
    '/admin/sso/:id/responses/:responseId': [`/admin/sso/${connection}/responses/${trace}`],
    '/admin/sso/:id/sign-ins/:traceId': [`/admin/sso/${connection}/sign-ins/${trace}`],
    '/admin/users/:id': [`/admin/users/${member}`],
    '/admin/groups/:id': [`/admin/groups/${group}`, `/admin/groups/${group}?tab=effective`],
    '/superadmin/tenants/:tenantId/groups/:id': [`/superadmin/tenants/${tenant}/groups/${group}`],
    '/admin/roles/:id': [`/admin/roles/${role}`],
    ...Object.fromEntries([
      ...inBoth('/domains', domain),
      ...inBoth('/applications', application, [
        'credentials',
        'connect',
        'try',
        'exchange',
        'sign-outs',
        'danger',
      ]),
      ...inBoth('/apis', api),
      ...inBoth('/incidents', incident),
      ...inBoth('/sign-ins', attempt),
      ...inBoth('/saml-providers', provider, ['attributes', 'try']),
    ]),
  };
}

/** A trace exists only after a sign-in. */
async function testConnection(configurationId: string): Promise<void> {
  const admin = callerOf('admin');
  const path = `/api/v1/sso-configurations/${configurationId}/tests`;
  const { authorizationUrl, browserSecret } = (await admin('POST', path)) as SsoStarted;
  const { searchParams } = await signInAtSandbox(authorizationUrl, { email: 'employee@demo-company.test' });
  const body = { ...Object.fromEntries(searchParams), browserSecret, configurationId };
  expect(await admin('POST', '/api/v1/sso/sign-ins/complete', body)).toMatchObject({ passed: true });
}

/** Calls the API and returns the ID in its response, or the ID of the first list item. */
function idsFor(key: keyof typeof ROLES) {
  const call = callerOf(key);
  return async (method: string, path: string, body?: unknown): Promise<string> => {
    const said = (await call(method, path, body)) as { id?: string; items?: { id: string }[] };
    const id = said.id ?? said.items?.[0]?.id;
    if (!id) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
    return id;
  };
}

function callerOf(key: keyof typeof ROLES) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${product.apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[key]}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
}

/**
 * Number of requests to public paths that the API answered, except the activity report that any page sends once a
 * minute.
 */
async function callsOfApi(): Promise<number> {
  const text = await (await fetch(`${product.apiUrl}/metrics`)).text();
  const counts = text.matchAll(/^gatehouse_http_request_duration_seconds_count\{.*route="\/api.*\} (\d+)/gm);
  return [...counts]
    .filter(([line]) => !line.includes('/auth/activity'))
    .reduce((sum, [, count]) => sum + Number(count), 0);
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${product.apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}
