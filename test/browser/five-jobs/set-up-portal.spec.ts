import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countClicks } from '../../support/count-clicks.ts';
import { DnsServer } from '../../support/dns-server.ts';
import { type Credentials, Visitors } from '../../support/visitors.ts';
import { sandboxOf } from './sandbox.ts';

const DOMAIN = 'new-company.test';

let visitors: Visitors;
let dns: DnsServer;
let sandbox: string;
let owner: Credentials;
beforeAll(async () => {
  visitors = await Visitors.join();
  [dns, sandbox, owner] = await Promise.all([
    DnsServer.start(inject('gatehouse').dnsPort),
    sandboxOf(visitors),
    visitors.organization('Portal Works'),
  ]);
});
afterAll(async () => {
  await Promise.all([visitors?.stop(), dns?.stop()]);
});

async function aLink(given: object = {}): Promise<string> {
  const api = await visitors.api(owner);
  const response = await api('POST', '/api/v1/set-up-links', given);
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { url: string }).url;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test("the customer's IT completes the portal, with domain and test, in 8 clicks", async () => {
  const returnUrl = `${visitors.product.url}/dashboard`;
  const link = await aLink({ returnUrl });
  const page = await visitors.newcomer();
  const clicks = await countClicks(page);
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === '/sso/setup' && url.search === '');
  await page.getByText('Portal Works asked you to complete this set-up.', { exact: false }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);

  await page.getByRole('button', { name: 'Other identity provider with OpenID Connect' }).click();
  await heading(page, 'Verify your email domain').waitFor();
  await page.getByLabel('Domain', { exact: true }).fill(DOMAIN);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('Waiting for DNS').waitFor();
  const [name, value] = await page.locator('table code').filter({ hasText: 'gatehouse' }).allTextContents();
  dns.records.set(name ?? '', [value ?? '']);
  // No click is needed: the page checks the domain automatically.
  await page.getByText('Verified', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('Issuer', { exact: true }).fill(`${sandbox}/company`);
  await page.getByLabel('Client ID', { exact: true }).fill(SANDBOX_CLIENT_ID);
  await page.getByLabel('Client secret', { exact: true }).fill(SANDBOX_CLIENT_SECRET);
  await page.getByRole('button', { name: 'Read the provider' }).click();
  await heading(page, 'Review and save').waitFor();
  await page.getByLabel('Your email address').fill(`it@${DOMAIN}`);
  await page.getByRole('button', { name: 'Save configuration' }).click();

  await heading(page, 'Test with your own account').waitFor();
  await page.getByRole('button', { name: 'Test now' }).click();
  await page.getByRole('button', { name: `employee@${DOMAIN}` }).click();
  await page.getByText('The test passed').waitFor();
  await page.getByText('Waiting for an administrator to enable it').waitFor();
  expect(await page.getByRole('link', { name: 'Return to' }).getAttribute('href')).toBe(returnUrl);
  expect(clicks()).toBeLessThanOrEqual(8);

  const api = await visitors.api(owner);
  const { items } = (await (await api('GET', '/api/v1/sso-configurations')).json()) as {
    items: { id: string; version: number }[];
  };
  const [{ id, version }] = items as [{ id: string; version: number }];
  expect((await api('POST', `/api/v1/sso-configurations/${id}/enable`, { version })).status).toBe(200);
  await page.reload();
  await page.getByText('Live since', { exact: false }).waitFor();
  await visitors.leave(page);
});

test('a revoked link is rejected', async () => {
  const link = await aLink();
  const api = await visitors.api(owner);
  const { items } = (await (await api('GET', '/api/v1/set-up-links')).json()) as { items: { id: string }[] };
  await api('DELETE', `/api/v1/set-up-links/${items[0]?.id}`);
  const page = await visitors.newcomer();
  await page.goto(link);
  await heading(page, 'This link does not work').waitFor();
  await visitors.leave(page);
});

test('without JavaScript, the steps work and a button checks the domain', async () => {
  const link = await aLink();
  const page = await visitors.newcomer({ javaScriptEnabled: false });
  await page.goto(link);
  await page.getByRole('button', { name: 'Okta with SAML' }).click();
  await page.getByLabel('Domain', { exact: true }).fill('without-script.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Waiting for DNS').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('img', { name: /Create SAML Integration.*1 Single sign-on URL/ }).waitFor();
  await visitors.leave(page);
});

test('the token appears neither in the page nor in its URL', async () => {
  const link = await aLink();
  const token = new URL(link).searchParams.get('token') ?? 'none';
  const page = await visitors.newcomer();
  await page.goto(link);
  await heading(page, 'Which identity provider do you use?').waitFor();
  expect(page.url()).not.toContain(token);
  expect(await page.content()).not.toContain(token);
  await visitors.leave(page);
});
