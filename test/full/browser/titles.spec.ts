import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { navigationOf, ROUTES } from '../../../remix-app/app/pages/index.ts';
import { type Account, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const WHO = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' } as const;

/** Specified exceptions: the title names the role, and breadcrumbs start with "Dashboard". */
const TITLED_BY_ROLE = '/dashboard';

/** Fills the screen for distant readers: no navigation, no breadcrumbs, and a larger heading. */
const FILLS_THE_SCREEN = '/superadmin/live';

const textOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.textContent?.trim() ?? '');

/** The name of a page in its heading, the navigation and the last breadcrumb. */
async function namesAt(
  page: Page,
  path: string,
  locale: string,
): Promise<{ h1: string; nav: string; crumb: string }> {
  // The server renders the names, so styles and scripts need not load.
  const response = await page.request.get(path, { headers: { 'accept-language': locale } });
  await page.setContent(await response.text(), { waitUntil: 'domcontentloaded' });
  return {
    h1: await textOf(page, 'main h1'),
    nav: await textOf(page, 'nav section a[aria-current="page"]'),
    crumb: await textOf(page, 'nav ol [aria-current="page"]'),
  };
}

test.each([
  ['superadmin', 'en'],
  ['superadmin', 'de'],
  ['superadmin', 'ja'],
  ['admin', 'en'],
  ['admin', 'es'],
  ['admin', 'ar'],
  ['user', 'en'],
  ['user', 'de'],
] satisfies [Account, string][])(
  'as %s in %s, navigation, breadcrumbs and heading of a page agree',
  async (account, locale) => {
    const page = await visitors.as(account, { javaScriptEnabled: false, locale });
    const wrong: string[] = [];
    for (const { path } of navigationOf(WHO[account]).flatMap(({ routes }) => routes)) {
      if (path === TITLED_BY_ROLE || path === FILLS_THE_SCREEN) continue;
      const { h1, nav, crumb } = await namesAt(page, path, locale);
      if (h1 === '' || h1 !== nav || h1 !== crumb) wrong.push(`${path}: ${h1} | ${nav} | ${crumb}`);
    }
    expect(wrong).toEqual([]);
    await visitors.leave(page);
  },
);

/** The landing page and the product pages are marketing pages. */
const ADVERTISES = /^\/(?:$|products\/)/;

test('every page has one level-1 heading, all in one size', async () => {
  const sizes = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const account of ['superadmin', 'admin'] as const) {
    const page = await visitors.as(account, { javaScriptEnabled: false });
    const paths = ROUTES.map(({ path }) => path).filter(
      (path) => !path.includes(':') && !ADVERTISES.test(path) && path !== FILLS_THE_SCREEN,
    );
    for (const path of paths.filter((one) => !seen.has(one))) {
      const response = await page.goto(path);
      if (!response || new URL(page.url()).pathname !== path) continue;
      seen.add(path);
      const found = await page.locator('h1').evaluateAll((headings) =>
        headings.map((heading) => {
          const { fontSize, fontWeight } = getComputedStyle(heading);
          return `${fontSize} ${fontWeight}`;
        }),
      );
      for (const size of found) sizes.set(size, [...(sizes.get(size) ?? []), path]);
      if (found.length !== 1)
        sizes.set(`${found.length} headings`, [...(sizes.get(`${found.length} headings`) ?? []), path]);
    }
    await visitors.leave(page);
  }
  const [[usual] = []] = [...sizes].sort((one, other) => other[1].length - one[1].length);
  sizes.delete(usual ?? '');
  expect(Object.fromEntries(sizes)).toEqual({});
});
