import { permissionsOf, type Role } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnter, ROUTES, type RouteEntry } from '../../remix-app/app/pages/index.ts';
import { clippedAt, cutOffAt } from '../support/flaws.ts';
import { type Account, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const WIDTHS = [390, 768, 1440];
/** Steps of a sign-in, which are nothing without the one before. */
const STEPS = ['/sso/callback', '/login/second-factor', '/onward'];
const PAGES = ROUTES.filter(
  ({ path }) => !path.includes(':') && !path.includes('$') && !STEPS.includes(path),
);

const WHO: Record<Account, Role> = { user: 'tenant_user', admin: 'tenant_admin', superadmin: 'superadmin' };

function firstWhoMay(route: RouteEntry): Account | 'newcomer' {
  if (route.access === 'public') return 'newcomer';
  const accounts = Object.entries(WHO) as [Account, Role][];
  const first = accounts.find(([, role]) => mayEnter({ role, permissions: permissionsOf(role) }, route));
  return first?.[0] ?? 'superadmin';
}

/** The pseudo-language is 40 % longer than English; Arabic runs from right to left. */
describe.each(['pseudo', 'ar'])('in %s, what a', (language) => {
  describe.each(['newcomer', 'user', 'admin', 'superadmin'] as const)(
    '%s is the first to open',
    (account) => {
      let page: Page;
      beforeAll(async () => {
        page = account === 'newcomer' ? await visitors.newcomer() : await visitors.as(account);
        const { url } = visitors.product;
        await page.context().addCookies([{ name: 'gatehouse_language', value: language, url }]);
      });
      afterAll(() => visitors.leave(page));

      const paths = PAGES.filter((route) => firstWhoMay(route) === account).map(({ path }) => path);
      test.each(paths)('%s fits every width, and no button cuts off its text', async (path) => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
        const flaws: string[] = [];
        for (const width of WIDTHS) {
          flaws.push(...(await cutOffAt(page, path, width)), ...(await clippedAt(page, path, width)));
        }
        expect(flaws).toEqual([]);
      });
    },
  );
});
