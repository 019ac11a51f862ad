import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTUALLY } from '../../support/eventually.ts';
import { flawsOf } from '../../support/flaws.ts';
import { fillIn, Visitors } from '../../support/visitors.ts';

/** Headless Chromium identifies itself, which no user's browser does. */
const AUTOMATED =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';
let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(async () => {
  await visitors?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin sees a risky sign-in with its reasons, and has the next one rejected', async () => {
  const organization = await visitors.organization('Risky Works');
  // Uses a script as the client, which no user's browser is.
  const page = await visitors.as(organization);
  const attempt = page.getByRole('link', { name: organization.email });
  await expect
    .poll(async () => {
      await page.goto('/admin/sign-ins?risk=medium');
      return attempt.count();
    }, EVENTUALLY)
    .toBeGreaterThan(0);
  await attempt.first().click();
  await page.getByText('The policy only reports. It would have required a second factor.').waitFor();
  await page.getByText('A script, and no browser').waitFor();
  expect(await flawsOf(page, 'a risky attempt')).toEqual([]);

  await page.goto('/admin/security');
  await page.getByLabel('Risky sign-ins').selectOption('enforce');
  await page.getByLabel('At medium risk', { exact: true }).selectOption('reject');
  await press(page, 'Save policy');
  await page.getByText('The policy is saved.', { exact: false }).first().waitFor();
  await page.reload();
  expect(await page.getByLabel('Risky sign-ins').inputValue()).toBe('enforce');
  expect(await page.getByLabel('At medium risk', { exact: true }).inputValue()).toBe('reject');

  const again = await visitors.newcomer({ userAgent: AUTOMATED });
  await again.goto('/login');
  await fillIn(again, organization.email, organization.password);
  await again.getByText('This sign-in is unusual for your account', { exact: false }).waitFor();
  for (const opened of [page, again]) await visitors.leave(opened);
});

test.each([
  ['with script', true],
  ['without script', false],
])('an admin sets the networks of one application, %s', async (_name, javaScriptEnabled) => {
  const organization = await visitors.organization(javaScriptEnabled ? 'Quiet Works' : 'Plain Works');
  const call = await visitors.api(organization);
  const created = await call('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Payroll',
    redirect_uris: ['https://payroll.example.test/callback'],
    scopes: ['openid'],
  });
  expect(created.status, await created.clone().text()).toBe(201);
  const page = await visitors.as(organization, { javaScriptEnabled });
  await page.goto('/admin/security');
  const form = page.getByRole('region', { name: 'Networks for individual applications' });
  const button = (name: string) => form.getByRole('button', { name, exact: true });
  await button('Add application').click();
  await form.getByLabel('Application', { exact: true }).selectOption({ label: 'Payroll' });
  await form.getByLabel('Allowed networks').fill('203.0.113.0/24\nthe office');
  await button('Save networks').click();
  // The input is kept, and the message names the line.
  await form.getByText('“the” is not an IP address', { exact: false }).waitFor();
  expect(await form.getByLabel('Allowed networks').inputValue()).toBe('203.0.113.0/24\nthe office');
  await form.getByLabel('Allowed networks').fill('203.0.113.0/24');
  await button('Save networks').click();
  await form.getByText('This list lacks your own address', { exact: false }).waitFor();
  if (javaScriptEnabled) expect(await flawsOf(page, 'networks of an application')).toEqual([]);
  await form.getByLabel('Save although my own address is excluded').check();
  await button('Save networks').click();
  await page.getByText('The networks are saved.', { exact: false }).first().waitFor();
  expect(await form.getByLabel('Application', { exact: true }).inputValue()).toMatch(/^oauth_client:/);
  const policy = (await (await call('GET', '/api/v1/sign-in-policy')).json()) as object;
  expect(policy).toMatchObject({ applicationNetworks: [{ allowed: ['203.0.113.0/24'], blocked: [] }] });

  // Shows, before anything is saved, how unsaved lists would affect the application's requests.
  await form.getByLabel('Allowed networks').fill('198.51.100.0/24');
  await button('Who would be rejected?').click();
  await page
    .getByText('The sign-in log has no request for Payroll of the last 30 days', { exact: false })
    .waitFor();
  expect(await form.getByLabel('Allowed networks').inputValue()).toBe('198.51.100.0/24');
  if (javaScriptEnabled) expect(await flawsOf(page, 'replay of an application')).toEqual([]);
  await form.getByLabel('Allowed networks').fill('the office');
  await button('Who would be rejected?').click();
  await form.getByText('“the” is not an IP address', { exact: false }).waitFor();

  await button('Remove application 1').click();
  await expect.poll(() => form.getByLabel('Allowed networks').count(), EVENTUALLY).toBe(0);
  await button('Save networks').click();
  await page.getByText('The networks are saved.', { exact: false }).first().waitFor();
  await visitors.leave(page);
});
