import {
  DEMO_PASSWORD,
  type Me,
  type SamlServiceProviderDto,
  type SsoConfigurationDto,
  type SsoStarted,
} from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIdentityProviderMetadata } from '../../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { EVENTUALLY } from '../../support/eventually.ts';
import { flawsOf } from '../../support/flaws.ts';
import { OidcApplication } from '../../support/oidc-application.ts';
import { SamlApplication } from '../../support/saml-application.ts';
import { signInAtSandbox } from '../../support/sandbox-browser.ts';
import { continueWithAddress, emailOf, unfoldOtherMethods, Visitors } from '../../support/visitors.ts';

const STRANGER = 'somebody@nobody-knows.test';
const MEMBER = 'nobody-here@demo-company.test';
const CONNECTION = 'Continue with Demo Company Google';

let visitors: Visitors;
let bookkeeping: OidcApplication;
let expenses: SamlApplication;
beforeAll(async () => {
  [visitors, bookkeeping, expenses] = await Promise.all([
    // Several wrong passwords for one account would otherwise require a proof of work (bots.spec.ts).
    Visitors.start({ PROOF_OF_WORK: 'off' }),
    OidcApplication.start(),
    SamlApplication.start(),
  ]);
  await Promise.all([bookkeeping.register(visitors, 'Bookkeeping'), registerSaml()]);
});
afterAll(async () => {
  await visitors?.stop();
  bookkeeping?.stop();
  expenses?.stop();
});

async function registerSaml(): Promise<void> {
  const api = await visitors.api('superadmin');
  const response = await api('POST', '/api/v1/admin/saml/service-providers', {
    name: 'Expense reports',
    entity_id: `${expenses.url}/metadata`,
    acs_url: `${expenses.url}/acs`,
    signing_certificates: [expenses.key.certificate],
  });
  const { identity_provider: idp } = (await response.json()) as SamlServiceProviderDto;
  const metadata = await fetch(new URL(new URL(idp.metadata_url).pathname, visitors.product.url));
  const { signing } = readIdentityProviderMetadata(await metadata.text(), new Date());
  expenses.trust(idp, signing[0]?.base64 ?? '');
}

/**
 * The sign-in URLs of applications of both protocols. Each has its own member, because after six wrong passwords for an
 * account, the right one has to wait as well.
 */
const APPLICATIONS = [
  { protocol: 'OpenID Connect', signIn: () => `${bookkeeping.url}/sign-in`, member: emailOf('user') },
  { protocol: 'SAML', signIn: () => expenses.url, member: emailOf('admin') },
] as const;

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
/** The visible buttons of the form, except the password visibility toggle. */
const buttons = async (page: Page) =>
  (await page.locator('main form:has([name=email]) button:visible').allInnerTexts()).filter(
    (name) => name.trim() !== '',
  );

async function enter(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await email(page).fill(address);
  await continueWithAddress(page);
}

test.each([{ protocol: 'Gatehouse itself', signIn: () => '/login' }, ...APPLICATIONS])(
  'at $protocol nothing moves while a user types an address, and no request is made for it',
  async ({ signIn }) => {
    const page = await visitors.newcomer();
    await page.goto(signIn(), { waitUntil: 'networkidle' });
    const places = () =>
      page
        .locator('main *')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await places();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const character of MEMBER) {
      await email(page).pressSequentially(character);
      expect(await places()).toEqual(before);
    }
    expect(asked).toEqual([]);
    await visitors.leave(page);
  },
);

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('the page asks for the address, then for the password, and collapses the rest', async () => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto('/login');
    expect(await buttons(page)).toEqual(['Continue']);
    await email(page).fill(STRANGER);
    await continueWithAddress(page);
    await password(page).waitFor();
    expect(await email(page).inputValue()).toBe(STRANGER);
    expect(await buttons(page)).toEqual(['Sign In']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), EVENTUALLY)
      .toBe('password');
    await unfoldOtherMethods(page);
    await page.getByRole('button', { name: 'Sign In with Google' }).waitFor();
    await visitors.leave(page);
  });

  test('an organization’s connection comes first, and the password is under the other methods', async () => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await enter(page, emailOf('user'));
    await page.getByRole('heading', { name: 'Sign in to Demo Company' }).waitFor();
    expect(await buttons(page)).toEqual([CONNECTION]);
    await unfoldOtherMethods(page);
    await password(page).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').waitFor();
    // The first offer is still there.
    await page.getByRole('button', { name: CONNECTION }).waitFor();
    if (!(await password(page).isVisible())) await unfoldOtherMethods(page);
    await password(page).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await visitors.leave(page);
  });
});

describe.each(APPLICATIONS)('from an application, by $protocol', ({ signIn, member }) => {
  describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
    const arrived = async (page: Page) => {
      // With JavaScript, the form that carries a SAML response submits itself.
      const goOn = page.getByRole('button', { name: 'Continue' });
      if (!javaScriptEnabled && signIn() === expenses.url) await goOn.click();
      await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    };

    test('the page asks for the address, then for the password, and continues to the application', async () => {
      const page = await visitors.newcomer({ javaScriptEnabled });
      await page.goto(signIn());
      expect(await buttons(page)).toEqual(['Continue']);
      expect(await password(page).count()).toBe(0);
      await email(page).fill(STRANGER);
      await email(page).press('Enter');
      await password(page).waitFor();
      expect(await buttons(page)).toEqual(['Sign In']);
      await email(page).fill(emailOf('superadmin'));
      await password(page).fill(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await arrived(page);
      await visitors.leave(page);
    });

    test('an organization’s connection comes first, and continues to the application', async () => {
      const page = await visitors.newcomer({ javaScriptEnabled });
      await page.goto(signIn());
      await email(page).fill(emailOf('user'));
      await continueWithAddress(page);
      await page.getByRole('button', { name: CONNECTION }).waitFor();
      expect(await buttons(page)).toEqual([CONNECTION]);
      await page.getByRole('button', { name: CONNECTION }).click();
      await page.getByRole('button', { name: /employee@demo-company.test/ }).click();
      await arrived(page);
      await visitors.leave(page);
    });

    test('the other methods include the password and a page with every sign-in method', async () => {
      const page = await visitors.newcomer({ javaScriptEnabled });
      await page.goto(signIn());
      await email(page).fill(member);
      await continueWithAddress(page);
      await page.getByRole('button', { name: CONNECTION }).waitFor();
      await unfoldOtherMethods(page);
      await password(page).fill('not the password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alert').waitFor();
      await page.getByRole('button', { name: CONNECTION }).waitFor();
      const more = page.getByRole('link', { name: 'More ways to sign in' });
      if (!(await more.isVisible())) await unfoldOtherMethods(page);
      await more.click();
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      await email(page).fill(member);
      await password(page).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await arrived(page);
      await visitors.leave(page);
    });
  });

  test('both steps have no accessibility flaws', async () => {
    const page = await visitors.newcomer();
    await page.goto(signIn());
    const name = signIn() === expenses.url ? 'saml' : 'openid';
    expect(await flawsOf(page, `${name}-address`)).toEqual([]);
    await email(page).fill(emailOf('user'));
    await continueWithAddress(page);
    await page.getByRole('button', { name: CONNECTION }).waitFor();
    expect(await flawsOf(page, `${name}-offer`)).toEqual([]);
    await visitors.leave(page);
  });
});

test('a login hint opens the step for that address', async () => {
  const page = await visitors.newcomer();
  const hint = (address: string) =>
    `${bookkeeping.url}/sign-in?${new URLSearchParams({ login_hint: address })}`;
  await page.goto(hint(STRANGER));
  await password(page).waitFor();
  expect(await email(page).inputValue()).toBe(STRANGER);
  await page.goto(hint(emailOf('user')));
  await page.getByRole('button', { name: CONNECTION }).waitFor();
  expect(await buttons(page)).toEqual([CONNECTION]);
  await visitors.leave(page);
});

test('the sign-up tab has its own URL, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto('/login?tab=sign-up');
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
    await page.getByLabel('Confirm Password').waitFor();
    expect(await page.getByText('Demo accounts').count()).toBe(0);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByText('Demo accounts').waitFor();
    await visitors.leave(page);
  }
});

describe('when single sign-on is required', () => {
  beforeAll(requireSingleSignOn);

  test.each([true, false])('there is one button, with JavaScript %s', async (javaScriptEnabled) => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await enter(page, MEMBER);
    await page.getByRole('button', { name: CONNECTION }).waitFor();
    expect(await buttons(page)).toEqual([CONNECTION]);
    await unfoldOtherMethods(page);
    expect(await buttons(page)).toEqual([CONNECTION]);
    expect(await password(page).count()).toBe(0);
    if (javaScriptEnabled) expect(await flawsOf(page, 'login-required')).toEqual([]);
    await page.getByRole('link', { name: 'sign in with a password' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await email(page).inputValue()).toBe(MEMBER);
    await visitors.leave(page);
  });

  test.each(APPLICATIONS)(
    'an application’s sign-in page has one button, by $protocol',
    async ({ signIn }) => {
      const page = await visitors.newcomer({ javaScriptEnabled: false });
      await page.goto(signIn());
      await email(page).fill(MEMBER);
      await continueWithAddress(page);
      await page.getByRole('button', { name: CONNECTION }).waitFor();
      await unfoldOtherMethods(page);
      expect(await buttons(page)).toEqual([CONNECTION]);
      expect(await password(page).count()).toBe(0);
      await page.getByRole('link', { name: 'sign in with a password' }).click();
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      expect(await email(page).inputValue()).toBe(MEMBER);
      expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/^\/(interaction|saml\/continue)\//);
      await visitors.leave(page);
    },
  );

  test('entering another address starts over', async () => {
    const page = await visitors.newcomer();
    await enter(page, MEMBER);
    await page.getByRole('button', { name: CONNECTION }).waitFor();
    await email(page).fill(STRANGER);
    await email(page).press('Enter');
    await password(page).waitFor();
    expect(await buttons(page)).toEqual(['Sign In']);
    await visitors.leave(page);
  });
});

/** Tests the connection and then requires it, as the admin of the demo company would. */
async function requireSingleSignOn(): Promise<void> {
  const admin = await visitors.api('admin');
  const { items } = (await (await admin('GET', '/api/v1/sso-configurations')).json()) as {
    items: SsoConfigurationDto[];
  };
  const begun = await admin('POST', `/api/v1/sso-configurations/${items[0]?.id}/tests`);
  const { authorizationUrl, browserSecret } = (await begun.json()) as SsoStarted;
  const callback = await signInAtSandbox(authorizationUrl, { email: 'employee@demo-company.test' });
  const body = { ...Object.fromEntries(callback.searchParams), browserSecret, configurationId: items[0]?.id };
  const { user } = (await (await admin('GET', '/api/v1/auth/me')).json()) as Me;
  expect(await (await admin('POST', '/api/v1/sso/sign-ins/complete', body)).json()).toMatchObject({
    passed: true,
  });
  const policy = { version: 0, enforced: true, breakGlass: [user.id] };
  const saved = await admin('PUT', '/api/v1/sso-policy', policy);
  expect(saved.status, await saved.text()).toBe(200);
}

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
