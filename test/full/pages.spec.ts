import { homeOf, permissionsOf, type Role } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnter, ROUTES, type RouteEntry } from '../../remix-app/app/pages/index.ts';
import { flawsOf } from '../support/flaws.ts';
import { SESSION_COOKIE } from '../support/session-cookie.ts';
import { type Account, sessionCookieOf, Visitors } from '../support/visitors.ts';
import { LEDGER, SCREENS, type Screen } from './support/screens.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
  const api = await visitors.api('superadmin');
  await api('POST', '/api/v1/admin/oauth2/clients', {
    name: LEDGER,
    redirect_uris: ['https://ledger.test/'],
  });
  await fetch(`${visitors.product.url}/api/v1/oauth2/jwks`);
});
afterAll(() => visitors?.stop());

const WHO: Record<Account, Role> = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' };
const ACCOUNTS = Object.keys(WHO) as Account[];
const bearer = (account: Account) => ({ role: WHO[account], permissions: permissionsOf(WHO[account]) });

/** Steps of a sign-in, which do not work without the previous step. */
const STEPS = ['/sso/callback', '/login/second-factor', '/onward'];
/** Pages whose status reports that something is missing in the URL or the browser. */
const INCOMPLETE = ['/sso/wizard', '/sso/setup', '/sso/directory', '/oauth/error', '/saml/error'];
/** Pages with a fixed path. A page with a parameter needs an object to show and is tested with it. */
const PAGES = ROUTES.filter(
  ({ path }) => !path.includes(':') && !path.includes('$') && !STEPS.includes(path),
);

/** The path where a browser ends up: the requested page, or the target of a redirect. */
const settled = (page: Page) => new URL(page.url()).pathname;

const AT_ONCE = 4;

/** Where a request for a page ends up. A redirect to the sign-in page is enough; it need not be rendered. */
async function askFor(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; path: string }> {
  const response = await fetch(`${visitors.product.url}${path}`, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  const location = response.headers.get('location');
  if (!location) return { status: response.status, path };
  const next = new URL(location, visitors.product.url).pathname;
  return next === '/login' ? { status: response.status, path: next } : askFor(next, headers);
}

// The server decides, so the test needs no browser.
test.each(ACCOUNTS)('as %s exactly the pages that the table allows open', async (account) => {
  const page = await visitors.as(account);
  const headers = { cookie: `${SESSION_COOKIE}=${await sessionCookieOf(page)}`, accept: 'text/html' };
  const wrong: string[] = [];
  const look = async ([address, route]: readonly [string, RouteEntry]) => {
    const { status, path } = await askFor(address, headers);
    const turnedAway = path === '/login' && address !== '/login';
    const allowed = mayEnter(bearer(account), route);
    const isRefused = status >= 400 && !(INCOMPLETE.includes(route.path) && status < 500);
    if (isRefused) wrong.push(`${address} answers ${status}`);
    if (allowed && route.also.includes(address)) {
      // Both respond, or both redirect to the same page.
      const own = (await askFor(route.path, headers)).path;
      if (path !== (own === route.path ? address : own)) wrong.push(`${address} leads to ${path}`);
    }
    if (allowed === turnedAway) wrong.push(`${address} ${allowed ? 'turns away' : 'lets in'}`);
  };
  const addresses = PAGES.flatMap((route) =>
    [route.path, ...route.also].map((address) => [address, route] as const),
  );
  for (let place = 0; place < addresses.length; place += AT_ONCE) {
    await Promise.all(addresses.slice(place, place + AT_ONCE).map(look));
  }
  await visitors.leave(page);
  expect(wrong).toEqual([]);
});

describe.each([...ACCOUNTS, 'newcomer'] as const)('pages for %s', (account) => {
  const ofTheTable = PAGES.filter((route) => firstWhoMay(route) === account).map(
    ({ path }): Screen => ({ name: path.slice(1).replaceAll('/', '-') || 'home', path }),
  );
  const ofTheirOwn = SCREENS.filter(({ as }) => (as ?? 'newcomer') === account);

  let isFirst = true;
  let page: Page;
  beforeAll(async () => {
    page = account === 'newcomer' ? await visitors.newcomer() : await visitors.as(account);
  });
  afterAll(() => visitors.leave(page));

  test.each([...ofTheTable, ...ofTheirOwn])(
    '$name has no accessibility flaw, does not overflow, works by keyboard alone and has one level-1 heading',
    async ({ name, path, first }) => {
      await page.goto(path);
      await first?.(page);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await flawsOf(page, name, isFirst)).toEqual([]);
      isFirst = false;
    },
  );
});

test('an unknown URL redirects to the home page', async () => {
  const page = await visitors.newcomer();
  await page.goto('/no/such/page');
  expect(settled(page)).toBe('/');
  await visitors.leave(page);
});

test('the home page depends on the role', async () => {
  for (const account of ACCOUNTS) {
    const page = await visitors.as(account);
    await page.goto(homeOf(WHO[account]));
    expect(settled(page)).toBe(homeOf(WHO[account]));
    await visitors.leave(page);
  }
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

function firstWhoMay(route: RouteEntry): Account | 'newcomer' {
  if (route.access === 'public') return 'newcomer';
  // Tenant pages are tested as a tenant's user, because a superadmin sees them without data.
  const order: Account[] = ['user', 'admin', 'superadmin'];
  return order.find((account) => mayEnter(bearer(account), route)) ?? 'superadmin';
}
