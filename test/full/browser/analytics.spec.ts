import type { SignInTimes } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signInFrom } from '../../support/attack.ts';
import { launchChromium } from '../../support/chromium.ts';
import { continueWithAddress, Visitors } from '../../support/visitors.ts';

/** Headless Chromium identifies itself as a robot. */
const USER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let visitors: Visitors;
let admin: Awaited<ReturnType<Visitors['organization']>>;

beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Counted Works');
  await signInFrom(visitors.product, '198.18.47.1', admin.email, 'not the password');
});
afterAll(() => visitors?.stop());

test('an admin reads the sign-ins of a range by outcome, as a table and as a file, without JavaScript', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  const value = (name: string) => page.locator('main tr', { hasText: name }).first();
  await expect
    .poll(
      async () => {
        await page.goto('/admin/analytics?dimension=outcome');
        return value('The password is wrong').count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await page.getByLabel('Active users by').selectOption('week');
  await page.getByLabel('Sign-ins by').selectOption('method');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/dimension=method.*period=week|period=week.*dimension=method/);
  await value('Password').waitFor();
  await page.locator('summary', { hasText: 'Show as a table' }).first().click();

  const waits = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /Download as CSV/ })
    .nth(1)
    .click();
  const file = await (await waits).createReadStream();
  const [head, ...lines] = Buffer.concat(await file.toArray())
    .toString()
    .trim()
    .split(/\r?\n/);
  expect(head).toContain('value,label,succeeded,failed');
  expect(lines.find((line) => line.startsWith('password,Password,'))).toMatch(
    /^password,Password,[1-9]\d*,1,/,
  );
  await visitors.leave(page);
});

/** The URL at which an application of the organization starts a sign-in. */
async function applicationUrl(): Promise<string> {
  const api = await visitors.api(admin);
  const redirect_uri = 'https://app.example.test/callback';
  const response = await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Counted reports',
    redirect_uris: [redirect_uri],
    scopes: ['openid'],
    is_active: true,
  });
  expect(response.status).toBe(201);
  const { client_id } = (await response.json()) as { client_id: string };
  return `/api/v1/oauth2/authorize?${new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: 'openid',
    code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
    state: oidc.randomState(),
  })}`;
}

test('an abandoned sign-in page counts once, and a submitted one does not count', async () => {
  const login = `/login?tenant=${admin.tenant.slug}`;
  const leave = (page: Page) => page.goto('about:blank');
  const api = await visitors.api(admin);
  const openedOnly = async () => {
    const response = await api('GET', '/api/v1/statistics/sign-in-times');
    return ((await response.json()) as SignInTimes).total.openedOnly;
  };
  const counted = (times: number) => expect.poll(openedOnly, { timeout: 30_000, interval: 500 }).toBe(times);
  // The context's option does not apply to requests that a page sends while it closes.
  const browser = await launchChromium([`--user-agent=${USER}`]);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: visitors.product.url });
  const opened = async (path: string) => {
    await page.goto(path);
    await page.locator('[data-script-ready]').waitFor({ state: 'attached' });
  };
  const plain = await visitors.newcomer({ javaScriptEnabled: false });
  await plain.goto(login);
  await plain.locator('[name="email"]').waitFor();
  await leave(plain);

  await opened(login);
  await page.locator('[name="email"]').fill('ada@nobody.test');
  await continueWithAddress(page);
  await page.getByLabel('Password', { exact: true }).waitFor();
  await leave(page);
  await opened(`${login}&reason=idle`);
  await leave(page);

  await opened(login);
  await leave(page);
  await counted(1);
  await opened(await applicationUrl());
  expect(new URL(page.url()).pathname).toMatch(/^\/interaction\//);
  await leave(page);
  await counted(2);
  await visitors.leave(plain);

  const report = await visitors.as(admin, { javaScriptEnabled: false });
  await report.goto('/admin/analytics');
  const row = report.getByRole('row', { name: /Sign-in page, nothing sent/ });
  expect(await row.getByRole('cell').allInnerTexts()).toContain('2');
  const waits = report.waitForEvent('download');
  await report.getByRole('link', { name: /Download as CSV.*Step/ }).click();
  const file = await (await waits).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toMatch(/^page,,2,,,,,/m);
  await visitors.leave(report);
});
