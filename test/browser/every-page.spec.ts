import { AxeBuilder } from '@axe-core/playwright';
import { homeOf, mayEnter, permissionsOf, ROUTES, type Role, type RouteEntry } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.start();
});
afterAll(() => visitors?.stop());

const WHO: Record<Account, Role> = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' };
const ACCOUNTS = Object.keys(WHO) as Account[];
const bearer = (account: Account) => ({ role: WHO[account], permissions: permissionsOf(WHO[account]) });

/** Pages with an address of their own; one with a parameter needs a thing to show and is tested with it. */
const PAGES = ROUTES.filter(
  ({ path }) => !path.includes(':') && !path.includes('$') && path !== '/sso/callback',
);

/** Where a browser ends that asks for a page: itself, its twin, or what it sends everybody on to. */
const settled = (page: Page) => new URL(page.url()).pathname;

describe.each(ACCOUNTS)('as %s', (account) => {
  test('every page opens to whom the table says, and to nobody else', async () => {
    const page = await visitors.signedIn(account);
    const wrong: string[] = [];
    for (const route of PAGES) {
      const response = await page.goto(route.path);
      const turnedAway = settled(page) === '/login' && route.path !== '/login';
      const allowed = mayEnter(bearer(account), route);
      if ((response?.status() ?? 0) >= 400) wrong.push(`${route.path} answers ${response?.status()}`);
      if (allowed === turnedAway) wrong.push(`${route.path} ${allowed ? 'turns away' : 'lets in'}`);
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('no page has a serious barrier, and each has one heading of the first rank', async () => {
    const found: string[] = [];
    for (const [account, routes] of Map.groupBy(PAGES, firstWhoMay)) {
      const options = { colorScheme, viewport: { width: colorScheme === 'dark' ? 390 : 1280, height: 900 } };
      const page =
        account === 'newcomer' ? await visitors.newcomer(options) : await visitors.signedIn(account, options);
      for (const route of routes) {
        await page.goto(route.path);
        found.push(...(await barriersOf(page)).map((barrier) => `${route.path}: ${barrier}`));
        const headings = await page.locator('h1').count();
        if (headings !== 1) found.push(`${route.path}: ${headings} h1`);
      }
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});

test('an unknown address leads home', async () => {
  const page = await visitors.newcomer();
  await page.goto('/no/such/page');
  expect(settled(page)).toBe('/');
});

test('home is where the role says', async () => {
  for (const account of ACCOUNTS) {
    const page = await visitors.signedIn(account);
    await page.goto(homeOf(WHO[account]));
    expect(settled(page)).toBe(homeOf(WHO[account]));
    await page.context().close();
  }
});

function firstWhoMay(route: RouteEntry): Account | 'newcomer' {
  if (route.access === 'public') return 'newcomer';
  return ACCOUNTS.find((account) => mayEnter(bearer(account), route)) ?? 'superadmin';
}

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target).join(' ')}`);
}
