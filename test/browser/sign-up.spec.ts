import { TEXTS } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const PASSWORD = 'correct horse battery staple';

async function fillInSignUp(page: Page, given: Record<string, string>): Promise<void> {
  const fields = {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    Email: 'ada@analytical.test',
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
    ...given,
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: !label.startsWith('Company') }).fill(value);
  }
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Reads the newest email to an address as a superadmin, and returns the link in it. */
async function linkFor(email: string): Promise<string> {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/mail');
  const rows = page.getByRole('row').filter({ hasText: email });
  await rows
    .getByRole('link', { name: /confirm/i })
    .first()
    .click();
  await page.waitForURL(/superadmin\/mail\/.+/);
  const link = page.getByRole('link', { name: /verify-email\?token=/ });
  const address = (await link.getAttribute('href')) ?? '';
  expect(await page.frameLocator('iframe[title="Mail"]').getByRole('link').count()).toBeGreaterThan(0);
  await visitors.leave(page);
  return address;
}

describe.each([true, false])('signing up with JavaScript %s', (javaScriptEnabled) => {
  const name = javaScriptEnabled ? 'analytical' : 'difference';
  const email = `ada@${name}.test`;

  test('goes through email, confirmation and plan to a pending dashboard', async () => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto('/login?tab=sign-up');
    await fillInSignUp(page, { Email: email });
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText(email).waitFor();

    const link = await linkFor(email);
    await page.goto(link);
    expect(page.url()).toBe(`${visitors.product.url}/verify-email`);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();

    await page.waitForURL('**/welcome');
    const dialog = page.getByRole('dialog', { name: TEXTS.plans.choose });
    for (const text of [
      TEXTS.plans.trial,
      TEXTS.plans.trialPrice,
      TEXTS.plans.noCreditCard,
      TEXTS.plans.pro,
    ]) {
      await dialog.getByText(text, { exact: true }).waitFor();
    }
    expect(await dialog.textContent()).toContain(TEXTS.plans.proPrice);
    const button = javaScriptEnabled ? 'Start free trial' : 'Request Pro Plan';
    await dialog.getByRole('button', { name: button }).click();

    await page.waitForURL('**/admin');
    const said = javaScriptEnabled ? TEXTS.plans.trialActivated : TEXTS.plans.requestSent;
    await page.getByText(said).waitFor();
    await page.getByText(TEXTS.admin.activationPending).first().waitFor();
    expect(await page.locator('main button[disabled]').count()).toBeGreaterThan(3);

    await activate(name);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(TEXTS.admin.activationPending).count()).toBe(0);
    expect(await page.getByText(said).count()).toBe(0);
    await visitors.leave(page);
  });

  test('the link works only once', async () => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto(await linkFor(email));
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('gatehouse_verify');
    await visitors.leave(page);
  });
});

/** A superadmin finds the organization and opens it. */
async function activate(search: string): Promise<void> {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/tenants');
  const main = page.getByRole('main');
  await main.getByLabel('Search').fill(search);
  await page.waitForURL(/search=/);
  const row = page.getByRole('row').filter({ hasText: `@${search}.test` });
  await row.getByText('Pending').first().waitFor();
  await row.getByRole('button', { name: /Activate/ }).click();
  await page.getByText('The tenant is active. Its trial starts now.').waitFor();
  await row.getByText('Active').waitFor();
  expect(await row.getByRole('button', { name: /Activate/ }).count()).toBe(0);
  await visitors.leave(page);
}

test.each([
  ['that is known', emailOf('user')],
  ['in a domain that an organization owns', 'new-colleague@demo-company.test'],
])('an address %s leads to the same page', async (_what, email) => {
  const page = await visitors.newcomer();
  await page.goto('/login?tab=sign-up');
  await fillInSignUp(page, { Email: email });
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByText(email).waitFor();
  await visitors.leave(page);
});

describe('sign-up errors appear at their fields', () => {
  test.each([
    ['passwords that differ', { 'Confirm Password': 'another password' }, TEXTS.auth.passwordsDoNotMatch],
    ['a short password', { Password: 'short', 'Confirm Password': 'short' }, TEXTS.auth.passwordTooShort],
    ['an address that is none', { Email: 'ada' }, 'Enter an email address'],
    ['no first name', { 'First Name': '' }, TEXTS.auth.fillInAllFields],
  ])('%s', async (_what, given: Record<string, string>, message) => {
    const page = await visitors.newcomer();
    await page.goto('/login?tab=sign-up');
    await fillInSignUp(page, { ...given, 'Company (optional)': 'Analytical Engines' });
    await page.getByText(message).waitFor();
    const focused = page.locator('[aria-invalid="true"]').first();
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Company').inputValue()).toBe('Analytical Engines');
    await visitors.leave(page);
  });
});

test('the second of two superadmins who edit a tenant sees that it has changed', async () => {
  const signUp = await visitors.newcomer();
  await signUp.goto('/login?tab=sign-up');
  await fillInSignUp(signUp, { Email: 'grace@hopper.test' });
  await signUp.getByRole('heading', { name: 'Check your email' }).waitFor();
  await signUp.goto(await linkFor('grace@hopper.test'));
  await signUp.getByRole('button', { name: 'Confirm and continue' }).click();
  await signUp.waitForURL('**/welcome');

  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/tenants?search=hopper');
  const api = await visitors.api('superadmin');
  const { items } = (await (await api('GET', '/api/v1/tenants?search=hopper')).json()) as {
    items: { id: string; version: number }[];
  };
  const [tenant] = items;
  const changed = await api('PATCH', `/api/v1/tenants/${tenant?.id}`, {
    version: tenant?.version,
    name: 'Hopper & Sons',
  });
  expect(changed.status).toBe(200);
  await page.getByRole('button', { name: /Activate/ }).click();
  await page
    .getByRole('alert')
    .getByText(/changed by another user/)
    .waitFor();
  await page.getByText('Hopper & Sons').first().waitFor();
  await Promise.all([visitors.leave(page), visitors.leave(signUp)]);
});

test('the plan page is for admins only', async () => {
  const page = await visitors.as('user');
  await page.goto('/welcome');
  expect(new URL(page.url()).pathname).toBe('/login');
  await visitors.leave(page);
});

test('an unknown plan shows the specified message, and the choice stays open', async () => {
  const page = await visitors.as('admin');
  await page.goto('/welcome');
  const button = page.getByRole('button', { name: 'Start free trial' });
  await button.evaluate((element: HTMLButtonElement) => {
    element.value = 'gold';
  });
  await button.click();
  await page.getByRole('alert').getByText(TEXTS.signIn.planChoiceFailed).waitFor();
  expect(new URL(page.url()).pathname).toBe('/welcome');
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
