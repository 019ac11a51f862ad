import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutboxPage } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORK_PACES } from '../../../nest-api/src/auth/rate-limits.js';
import { asOwner } from '../../support/as-owner.ts';
import { barriersOf } from '../../support/flaws.ts';
import { type Credentials, fillIn, Visitors } from '../../support/visitors.ts';

const WORK = WORK_PACES['login-work:account'];

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

/** An attacker guesses until the account requires a proof of work. */
async function guessAt({ email }: Pick<Credentials, 'email'>): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-gatehouse-internal': readFileSync(join(visitors.product.dataDir, 'internal.secret'), 'utf8').trim(),
    'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}::1`,
  };
  const body = JSON.stringify({ email, password: 'a guess' });
  for (let n = 0; n <= WORK.free; n += 1)
    await fetch(`${visitors.product.apiUrl}/api/v1/auth/login`, { method: 'POST', headers, body });
}

/** Ends the waiting time of every account. */
const waitIsOver = () =>
  asOwner(`update attempt_limits set blocked_until = now() where kind = $1`, ['login-work:account']);

const headline = (page: Page) => page.getByText('One moment, please');

test('a browser solves the challenge automatically, shows it, and keeps the input', async () => {
  const admin = await visitors.organization('Guessed With Script');
  await guessAt(admin);
  const page = await visitors.newcomer();
  const solver = Promise.withResolvers<void>();
  await page.route(/work-solver/, async (route) => {
    await solver.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fillIn(page, admin.email, admin.password);
  await headline(page).waitFor();
  await page.getByRole('status').getByText('Checking. This takes a few seconds.').waitFor();
  expect(await page.getByRole('button', { name: 'Continue', exact: true }).isVisible()).toBe(false);
  expect(await barriersOf(page)).toEqual([]);
  expect(await page.content()).not.toContain(admin.password);
  solver.resolve();
  await page.waitForURL('**/dashboard');
  expect(visitors.complaints).toEqual([]);
  await visitors.leave(page);
});

test('after the challenge a wrong password shows the usual message and keeps the address', async () => {
  const admin = await visitors.organization('Guessed And Mistyped');
  await guessAt(admin);
  const page = await visitors.newcomer();
  await page.goto('/login');
  await fillIn(page, admin.email, 'not the password');
  await page.getByRole('alert').getByText('Invalid credentials').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(admin.email);
  await visitors.leave(page);
});

test('without JavaScript, a user waits and then continues without retyping', async () => {
  const admin = await visitors.organization('Guessed Without Script');
  await guessAt(admin);
  const page = await visitors.newcomer({ javaScriptEnabled: false });
  await page.goto('/login');
  await fillIn(page, admin.email, admin.password);
  await headline(page).waitFor();
  await page.getByText(/Wait \d+ seconds, then continue/).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText(/Wait \d+ seconds, then continue/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await waitIsOver();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await visitors.leave(page);
});

test('a browser that cannot run the check shows how long to wait', async () => {
  const admin = await visitors.organization('Guessed Without Workers');
  await guessAt(admin);
  const page = await visitors.newcomer();
  await page.route(/work-solver/, (route) => route.abort());
  await page.goto('/login');
  await fillIn(page, admin.email, admin.password);
  await page.getByText(/Wait \d+ seconds, then continue/).waitFor();
  await waitIsOver();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await visitors.leave(page);
});

test('a page with an inline password prompt solves the challenge and stays unchanged', async () => {
  const admin = await visitors.organization('Guessed In Place');
  const api = await visitors.api('superadmin');
  const path = `/api/v1/tenants/${admin.tenant.id}`;
  const { version } = (await (await api('GET', path)).json()) as { version: number };
  const short = { version, sessionIdleSeconds: 3_600, sessionTotalSeconds: 60 };
  expect((await api('PATCH', path, short)).status).toBe(200);
  const page = await visitors.as(admin);
  await page.goto('/admin/users');
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  await dialog.waitFor({ timeout: 45_000 });
  await guessAt(admin);
  const sent: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/session/sign-in')) sent.push(response.status());
  });
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toEqual([429, 200]);
  expect(new URL(page.url()).pathname).toBe('/admin/users');
  expect(visitors.complaints).toEqual([]);
  await visitors.leave(page);
});

describe('the hidden field', () => {
  const mailsTo = async (email: string) => {
    const api = await visitors.api('superadmin');
    const path = `/api/v1/mail/outbox?to=${encodeURIComponent(email)}`;
    return ((await (await api('GET', path)).json()) as OutboxPage).items.length;
  };

  test.each(['/login?tab=sign-up', '/forgot-password'])('of %s is invisible to people', async (path) => {
    const page = await visitors.newcomer();
    await page.goto(path);
    const field = page.locator('input[name=website]');
    expect(await field.count()).toBe(1);
    expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0);
    expect(await field.getAttribute('tabindex')).toBe('-1');
    expect(await field.getAttribute('autocomplete')).toBe('off');
    const box = await field.locator('xpath=../..').boundingBox();
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(1);
    expect(await barriersOf(page)).toEqual([]);
    await visitors.leave(page);
  });

  test.each([
    ['a program fills in', 'https://spam.example', 0],
    ['is empty', '', 1],
  ])(
    'that %s leads to the same page and sends the expected number of emails: %s %s',
    async (_, website, mails) => {
      const email = `${randomUUID()}@honeypot.test`;
      const page = await visitors.newcomer();
      await page.goto('/login?tab=sign-up');
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Lovelace');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
      await page.getByLabel('Confirm Password').fill('correct horse battery staple');
      await page.locator('input[name=website]').evaluate((field, value) => {
        (field as HTMLInputElement).value = value;
      }, website);
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await page.waitForURL('**/verify-email');
      await page.getByText(email).first().waitFor();
      expect(await mailsTo(email)).toBe(mails);
      await visitors.leave(page);
    },
  );
});

test('a disposable address is rejected at its field', async () => {
  const page = await visitors.newcomer();
  await page.goto('/login?tab=sign-up');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email', { exact: true }).fill('ada@mailinator.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByLabel('Confirm Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByText('This is a disposable email address. Use a permanent one.').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await visitors.leave(page);
});
