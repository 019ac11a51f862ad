import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { ROOT } from '@gatehouse/embedded';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, Visitors } from '../support/visitors.ts';

/** Pictures to look at; nothing compares them. */
const PICTURES = join(ROOT, 'test/screenshots');
const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

let visitors: Visitors;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  visitors = await Visitors.start();
  const api = await visitors.api('superadmin');
  await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Ledger',
    redirect_uris: ['https://ledger.test/'],
  });
  await fetch(`${visitors.product.url}/api/v1/oauth2/jwks`);
});
afterAll(() => visitors?.stop());

interface Screen {
  name: string;
  path: string;
  as?: Account;
  /** What to do before it is looked at. */
  first?: (page: Page) => Promise<void>;
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

/** A tab of the application's page, reached by its list. */
const application = (tab: string) => async (page: Page) => {
  await page.getByRole('link', { name: 'Ledger' }).click();
  const tabs = page.getByRole('navigation', { name: 'Parts of the application' });
  await tabs.getByRole('link', { name: tab, exact: true }).click();
  await tabs.locator('[aria-current]', { hasText: tab }).waitFor();
};

const APPLICATIONS = '/superadmin/applications';

const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login', first: press('Sign In') },
  { name: 'login-ended', path: '/login?reason=idle&returnTo=%2Fadmin' },
  { name: 'login-signed-in', path: '/superadmin/dashboard', as: 'user' },
  { name: 'sign-up', path: '/login?tab=sign-up' },
  { name: 'sign-up-refused', path: '/login?tab=sign-up', first: press('Sign Up') },
  { name: 'login-old', path: '/login-old?demo=admin' },
  { name: 'verify-email', path: '/verify-email' },
  { name: 'verify-email-confirm', path: '/verify-email?token=a.b.c' },
  { name: 'verify-email-broken', path: '/verify-email?link=broken' },
  { name: 'welcome', path: '/welcome', as: 'admin' },
  { name: 'interaction-over', path: '/interaction/0123456789' },
  { name: 'oauth-error', path: '/oauth/error?code=invalid_redirect_uri&client=Ledger&ref=0190' },
  { name: 'tenants', path: '/superadmin/tenants', as: 'superadmin' },
  { name: 'tenants-none', path: '/superadmin/tenants?search=nobody', as: 'superadmin' },
  { name: 'callback-refused', path: '/sso/callback?error=access_denied' },
  { name: 'signed-out', path: '/oauth/signed-out' },
  { name: 'trial-over', path: '/oauth/try' },
  { name: 'sign-out', path: '/oauth/sign-out', as: 'user' },
  { name: 'device', path: '/device?user_code=BCDF-GHJK', as: 'user' },
  { name: 'connected-none', path: '/user/applications', as: 'user' },
  { name: 'applications', path: APPLICATIONS, as: 'superadmin' },
  { name: 'applications-none', path: '/admin/applications', as: 'admin' },
  { name: 'application-kinds', path: `${APPLICATIONS}/new`, as: 'superadmin' },
  { name: 'application-new', path: `${APPLICATIONS}/new?preset=web`, as: 'superadmin' },
  { name: 'application-machine', path: `${APPLICATIONS}/new?preset=machine`, as: 'superadmin' },
  { name: 'application-settings', path: APPLICATIONS, as: 'superadmin', first: application('Settings') },
  {
    name: 'application-credentials',
    path: APPLICATIONS,
    as: 'superadmin',
    first: application('Credentials'),
  },
  { name: 'application-connect', path: APPLICATIONS, as: 'superadmin', first: application('Connect') },
  { name: 'application-try', path: APPLICATIONS, as: 'superadmin', first: application('Try it') },
  { name: 'application-sign-outs', path: APPLICATIONS, as: 'superadmin', first: application('Sign-outs') },
  { name: 'application-danger', path: APPLICATIONS, as: 'superadmin', first: application('Danger') },
  { name: 'keys', path: '/superadmin/keys', as: 'superadmin' },
  { name: 'outbox', path: '/superadmin/mail', as: 'superadmin' },
  { name: 'outbox-given-up', path: '/superadmin/mail?status=dead', as: 'superadmin' },
];

interface Seen {
  name: string;
  barriers: string[];
  /** Whether it has to be scrolled sideways. */
  isWide: boolean;
}

async function lookAt(
  page: Page,
  { name, path, first }: Screen,
  look: string,
  forBarriers: boolean,
): Promise<Seen> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await first?.(page);
  await page.screenshot({ path: join(PICTURES, `${name}-${look}.png`), fullPage: true });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return { name, barriers: forBarriers ? await barriersOf(page) : [], isWide };
}

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
}

describe.each(SCHEMES)('in %s', (colorScheme) => {
  test.each(WIDTHS)('at %d px no screen has a barrier or runs over its edge', async (width) => {
    const options = { colorScheme, viewport: { width, height: 900 } };
    // What is in the way does not change between the two wide layouts.
    const forBarriers = width !== 768;
    const seen: Seen[] = [];
    for (const [as, screens] of Map.groupBy(SCREENS, (screen) => screen.as)) {
      const page = as ? await visitors.signedIn(as, options) : await visitors.newcomer(options);
      for (const screen of screens) {
        seen.push(await lookAt(page, screen, `${width}-${colorScheme}`, forBarriers));
      }
      await page.context().close();
    }
    expect(seen.filter(({ barriers, isWide }) => barriers.length > 0 || isWide)).toEqual([]);
    expect(seen).toHaveLength(SCREENS.length);
  });
});

test('no page complained', () => {
  expect(visitors.complaints).toEqual([]);
});
