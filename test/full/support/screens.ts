import type { Page } from 'playwright-core';
import type { Account } from '../../support/visitors.ts';

/** A page state that its URL alone does not show, or whose URL has a parameter. */
export interface Screen {
  name: string;
  path: string;
  as?: Account;
  /** Steps to run before the check. */
  first?: (page: Page) => Promise<void>;
}

/** Name of the application on the pages. */
export const LEDGER = 'Ledger of the screens';

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

const unfolded = (page: Page) => page.getByText('Another way to sign in', { exact: true }).click();

/** A tab of the application's page, opened from the list. */
const application = (tab: string) => async (page: Page) => {
  await page.getByRole('link', { name: LEDGER }).click();
  const tabs = page.getByRole('navigation', { name: 'Sections of the application' });
  await tabs.getByRole('link', { name: tab, exact: true }).click();
  await tabs.locator('[aria-current]', { hasText: tab }).waitFor();
};

const APPLICATIONS = '/superadmin/applications';
const LEDGERS = `${APPLICATIONS}?search=${encodeURIComponent(LEDGER)}`;

export const SCREENS: readonly Screen[] = [
  { name: 'login-refused', path: '/login', first: press('Continue') },
  { name: 'login-password', path: '/login?demo=user', first: unfolded },
  { name: 'login-offer', path: '/login?email=ada%40demo-company.test', first: unfolded },
  { name: 'login-old-refused', path: '/login-old', first: press('Sign In') },
  { name: 'login-ended', path: '/login?reason=idle&returnTo=%2Fadmin' },
  { name: 'login-signed-in', path: '/superadmin/dashboard', as: 'user' },
  { name: 'sign-up', path: '/login?tab=sign-up' },
  { name: 'sign-up-refused', path: '/login?tab=sign-up', first: press('Sign Up') },
  { name: 'login-old-demo', path: '/login-old?demo=admin' },
  { name: 'verify-email-confirm', path: '/verify-email?token=a.b.c' },
  { name: 'verify-email-broken', path: '/verify-email?link=broken' },
  { name: 'reset-password-choose', path: '/reset-password?token=a.b.c' },
  {
    name: 'settings-authenticator',
    path: '/user/settings',
    as: 'user',
    first: async (page) => {
      await page.getByRole('button', { name: 'Set up', exact: true }).click();
      await page.getByLabel('Code that the app shows').waitFor();
    },
  },
  { name: 'interaction-over', path: '/interaction/0123456789' },
  { name: 'oauth-error-redirect', path: '/oauth/error?code=invalid_redirect_uri&client=Ledger&ref=0190' },
  { name: 'callback-refused', path: '/sso/callback?error=access_denied' },
  ...['runs', 'failures'].map(
    (tab): Screen => ({
      name: `jobs-${tab}`,
      path: `/superadmin/architecture/task-management?tab=${tab}`,
      as: 'superadmin',
    }),
  ),
  { name: 'tenants-none', path: '/superadmin/tenants?search=nobody', as: 'superadmin' },
  { name: 'sign-out', path: '/oauth/sign-out', as: 'user' },
  { name: 'device-code', path: '/device?user_code=BCDF-GHJK', as: 'user' },
  { name: 'application-new', path: `${APPLICATIONS}/new?preset=web`, as: 'superadmin' },
  { name: 'application-machine', path: `${APPLICATIONS}/new?preset=machine`, as: 'superadmin' },
  ...['Settings', 'Credentials', 'Connect', 'Test', 'Back-channel logout', 'Danger'].map(
    (tab): Screen => ({
      name: `application-${tab.toLowerCase().replaceAll(' ', '-')}`,
      path: LEDGERS,
      as: 'superadmin',
      first: application(tab),
    }),
  ),
  { name: 'applications-none', path: `${APPLICATIONS}?search=nobody`, as: 'superadmin' },
  { name: 'outbox-given-up', path: '/superadmin/mail?status=dead', as: 'superadmin' },
];
