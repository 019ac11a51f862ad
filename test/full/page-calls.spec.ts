import { DEMO_ACCOUNTS, DEMO_PASSWORD, permissionsOf, type Role } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayEnter, ROUTES } from '../../remix-app/app/pages/index.ts';
import { type Product, startProduct } from '../support/product.ts';
import { SESSION_COOKIE } from '../support/session-cookie.ts';

let product: Product;
// Of its own: what other specs ask of a shared one would be counted as well.
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const ROLES = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' } as const;

/** The guard, the frame and the content share a call. */
const CALLS = 1;

/** Pages of one tenant, which is the demo company. */
const OF_A_TENANT = /^(\/superadmin\/tenants)\/:tenantId\//;

test.each(DEMO_ACCOUNTS)('for $key no page asks the API more than once', async ({ key, email }) => {
  const cookie = `${SESSION_COOKIE}=${await signIn(email)}`;
  const role: Role = ROLES[key];
  const id = await tenantId();
  const pages = ROUTES.map((route) => ({
    ...route,
    path: route.path.replace(OF_A_TENANT, `$1/${id}/`),
  })).filter(
    (route) => !route.path.includes(':') && mayEnter({ role, permissions: permissionsOf(role) }, route),
  );
  // A process that has not seen the session before asks who it is first.
  await fetch(`${product.webUrl}/`, { headers: { cookie } });
  const counted: Record<string, number> = {};
  for (const { path } of pages) {
    const before = await callsOfApi();
    const response = await fetch(`${product.webUrl}${path}`, { headers: { cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    counted[path] = (await callsOfApi()) - before;
  }
  const tooMany = Object.entries(counted).filter(([, calls]) => calls > CALLS);
  expect(Object.fromEntries(tooMany)).toEqual({});
});

async function tenantId(): Promise<string> {
  const superadmin = DEMO_ACCOUNTS.find(({ key }) => key === 'superadmin');
  const headers = { authorization: `Bearer ${await signIn(superadmin?.email ?? '')}` };
  const response = await fetch(`${product.apiUrl}/api/v1/tenants?limit=1`, { headers });
  return ((await response.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
}

/** Requests of its public paths that the API has answered; that the person is there is told once a minute by any page. */
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
