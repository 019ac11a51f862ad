import { permissionsOf, type Role } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnter, ROUTES, type RouteEntry } from '../../remix-app/app/pages/index.ts';
import { clippedAt, cutOffAt } from '../support/flaws.ts';
import { layoutShiftOf, loadedScripts, SCRIPT_BUDGET } from '../support/page-scripts.ts';
import { type Account, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const WIDTHS = [390, 768, 1440];
/** Maximum cumulative layout shift of a page. Source: the goal in docs/performance.md. */
const MOST_SHIFT = 0.05;
/** Steps of a sign-in, which do not work without the previous step. */
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

/** The pseudo-language is 40 % longer than English. Arabic is right-to-left. */
describe.each([
  ['pseudo', 390],
  ['ar', 1440],
] as const)('in %s, loaded at %i px', (language, loadedAt) => {
  describe.each(['newcomer', 'user', 'admin', 'superadmin'] as const)('pages for %s', (account) => {
    let page: Page;
    beforeAll(async () => {
      page = account === 'newcomer' ? await visitors.newcomer() : await visitors.as(account);
      const { url } = visitors.product;
      await page.context().addCookies([{ name: 'gatehouse_language', value: language, url }]);
    });
    afterAll(() => visitors.leave(page));

    const paths = PAGES.filter((route) => firstWhoMay(route) === account).map(({ path }) => path);
    test.each(paths)(
      '%s does not shift, stays within its script budget, fits every width, and cuts off no text',
      async (path) => {
        await page.setViewportSize({ width: loadedAt, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        const flaws: string[] = [];
        const shift = await layoutShiftOf(page);
        if (shift >= MOST_SHIFT) flaws.push(`${path} moves by ${shift.toFixed(3)} at ${loadedAt} px`);
        const { files, bytes } = await loadedScripts(page);
        if (files > SCRIPT_BUDGET.console.files || bytes > SCRIPT_BUDGET.console.bytes)
          flaws.push(`${path} loads ${files} files of ${bytes} bytes`);
        const direction = language === 'ar' ? 'rtl' : 'ltr';
        expect(await page.locator('html').getAttribute('dir')).toBe(direction);
        if (language === 'ar') expect(await page.locator('html').getAttribute('lang')).toBe(language);
        const heading = page.getByRole('heading', { level: 1 });
        expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
        for (const width of WIDTHS) {
          flaws.push(...(await cutOffAt(page, path, width)), ...(await clippedAt(page, path, width)));
        }
        expect(flaws).toEqual([]);
      },
    );
  });
});
