import { createHash } from 'node:crypto';
import { TEXTS } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepAt, totpCode } from '../../../nest-api/src/auth/factors/totp.js';
import { asOwner } from '../../support/as-owner.ts';
import { barriersOf } from '../../support/flaws.ts';
import { fillIn, sessionCookieOf, Visitors } from '../../support/visitors.ts';

/** The shortest timeout that a tenant may choose. The warning appears after half of it. */
const SHORT = 60;
const LONG = 3_600;
const HALF_MINUTE_AND_SOME = 45_000;

let visitors: Visitors;
/** Admin of a separate organization, whose limits these tests change. */
let admin: Awaited<ReturnType<Visitors['organization']>>;
beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Short Sessions');
});
afterAll(() => visitors?.stop());

/** Sets the session limits of the organization, from the next sign-in on. */
async function limitSessions(sessionIdleSeconds: number, sessionTotalSeconds: number): Promise<void> {
  const api = await visitors.api('superadmin');
  const path = `/api/v1/tenants/${admin.tenant.id}`;
  const { version } = (await (await api('GET', path)).json()) as { version: number };
  const response = await api('PATCH', path, { version, sessionIdleSeconds, sessionTotalSeconds });
  expect(response.status).toBe(200);
}

/** The page is hydrated once the notifications container exists. */
function takenOver(page: Page): Promise<void> {
  return page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
}

/** Types something that is lost if the page reloads. */
async function typeSomething(page: Page): Promise<void> {
  await takenOver(page);
  await page.evaluate(() => {
    const note = document.createElement('textarea');
    note.setAttribute('aria-label', 'Note');
    document.querySelector('main')?.append(note);
  });
  await page.getByLabel('Note').fill('not yet saved');
}

/** Signs in with its own limits. A session keeps the limits from its start. */
async function signedInFor(idleSeconds: number, totalSeconds: number): Promise<Page> {
  await limitSessions(idleSeconds, totalSeconds);
  return visitors.as(admin);
}

/** Moves the session's start into the past, because waiting whole minutes would test nothing more. */
function letPass(page: Page, seconds: number): Promise<void> {
  return changeSession(
    page,
    `authenticated_at = authenticated_at - $2::interval, last_seen_at = last_seen_at - $2::interval,
     expires_at = expires_at - $2::interval`,
    `${seconds} seconds`,
  );
}

async function changeSession(page: Page, change: string, value: string): Promise<void> {
  const token = createHash('sha256').update((await sessionCookieOf(page)) ?? '');
  await asOwner(`update sessions set ${change} where token_hash = $1`, [token.digest('base64url'), value]);
}

// These tests wait for the real end of a session, so they wait concurrently.
describe('a session near its end', () => {
  let idling: Page;
  let staying: Page;
  let renewed: Page;
  let expiring: Page;
  let unreached: Page;
  beforeAll(async () => {
    idling = await signedInFor(SHORT, LONG);
    staying = await visitors.as(admin);
    renewed = await signedInFor(LONG, SHORT);
    expiring = await visitors.as(admin);
    unreached = await visitors.as(admin);
    await Promise.all([letPass(renewed, 20), letPass(expiring, 40), letPass(unreached, 40)]);
    // Opening a page restarts the idle timeout.
    await changeSession(idling, 'idle_seconds = $2::int', '30');
  });

  test.concurrent('by idle timeout warns, and staying keeps the session and the input', async () => {
    // On a busy machine, the other sign-ins may have taken longer than this session's limit.
    await changeSession(staying, 'last_seen_at = now(), idle_seconds = $2::int', String(SHORT));
    await staying.goto('/user/devices');
    await typeSomething(staying);
    const other = await visitors.pageIn(staying.context());
    await other.goto('/dashboard');

    const dialog = staying.getByRole('dialog', { name: 'Are you still there?' });
    await dialog.waitFor({ timeout: 1_000 * SHORT });
    const stay = staying.waitForResponse('**/session/activity');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    expect((await stay).status()).toBe(200);
    await dialog.waitFor({ state: 'detached' });
    // The other tab is updated too.
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await staying.getByLabel('Note').inputValue()).toBe('not yet saved');
    await visitors.leave(staying);
  });

  test.concurrent('by idle timeout ends in every tab if the user does nothing', async () => {
    await idling.goto('/user/devices?from=test');
    const other = await visitors.pageIn(idling.context());
    await other.goto('/dashboard');
    await idling.waitForURL('**/login?**', { timeout: 90_000 });
    await idling.getByText('You were signed out because of inactivity.').waitFor();
    expect(new URL(idling.url()).searchParams.get('returnTo')).toBe('/user/devices?from=test');
    await other.waitForURL('**/login?**');
    await visitors.leave(idling);
  });

  test.concurrent('by maximum lifetime asks for the password in place, and the page stays unchanged', async () => {
    await renewed.goto('/admin/users');
    await typeSomething(renewed);
    const before = await sessionCookieOf(renewed);

    const dialog = renewed.getByRole('dialog', { name: 'Your session is about to end' });
    await dialog.waitFor({ timeout: HALF_MINUTE_AND_SOME });
    expect(await barriersOf(renewed, 'the dialog', '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await dialog.getByText(TEXTS.auth.invalidCredentials).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await dialog.waitFor({ state: 'detached' });

    expect(await renewed.getByLabel('Note').inputValue()).toBe('not yet saved');
    expect(await sessionCookieOf(renewed)).not.toBe(before);
    expect(new URL(renewed.url()).pathname).toBe('/admin/users');
    await visitors.leave(renewed);
  });

  test.concurrent('ends even on a page that cannot reach the server', async () => {
    await unreached.goto('/admin/users');
    await takenOver(unreached);
    await unreached.route('**/session/*', (route) => route.abort());
    await unreached.waitForURL('**/login?**', { timeout: 90_000 });
    await visitors.leave(unreached);
  });

  test.concurrent('by maximum lifetime ends without an answer, and signing in returns to the page', async () => {
    await expiring.goto('/admin/users');
    await expiring.waitForURL('**/login?**', { timeout: 90_000 });
    await expiring.getByText('Your session expired.').waitFor();
    await fillIn(expiring, admin.email, admin.password);
    await expiring.waitForURL('**/admin/users');
    await visitors.leave(expiring);
  });
});

test("signing out removes the user's data from the browser, and keeps the device known", async () => {
  const page = await visitors.signedIn('user');
  const devices = () =>
    page
      .context()
      .cookies()
      .then((all) => all.filter(({ name }) => name.endsWith('device')));
  const known = await devices();
  await page.evaluate(() => {
    localStorage.setItem('gatehouse:recent-pages', '["/user/devices"]');
    sessionStorage.setItem('anything', 'else');
  });
  const answer = page.waitForResponse(
    (response) => /\/logout/.test(response.url()) && response.request().method() === 'POST',
  );
  await page.locator('summary[aria-label^="Account menu"]').click();
  await page.locator('header').getByRole('button', { name: TEXTS.dashboard.logout }).click();
  expect((await (await answer).allHeaders())['clear-site-data']).toBe('"cache", "storage"');
  await page.getByText('You are signed out.').waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('anything')])).toEqual([
    0,
    null,
  ]);
  expect(await devices()).toEqual(known);
  await visitors.leave(page);
});

test('a session that ended elsewhere leaves no page history behind', async () => {
  const page = await visitors.signedIn('user');
  await page.evaluate(() => localStorage.setItem('gatehouse:recent-pages', '["/user/devices"]'));
  await changeSession(page, 'expires_at = now() - $2::interval', '1 second');
  await page.goto('/user/devices');
  await page.waitForURL('**/login?**');
  await page.waitForFunction(() => localStorage.getItem('gatehouse:recent-pages') === null);
  await visitors.leave(page);
});

test('the dialog also asks for the second factor in place, and the page stays unchanged', async () => {
  const careful = await visitors.organization('Second Steps');
  const page = await visitors.as(careful);
  const api = await visitors.api(careful);
  const { secret } = (await (await api('POST', '/api/v1/account/factors/totp')).json()) as { secret: string };
  const code = (later: number) => totpCode(secret, stepAt(new Date()) + later);
  await api('POST', '/api/v1/account/factors/totp/confirm', { code: code(0) });
  // Close to its end, but with enough time left for the warning.
  await changeSession(
    page,
    `authenticated_at = now() - interval '13 minutes', expires_at = now() + $2::interval`,
    '70 seconds',
  );

  await page.goto('/admin/users');
  await typeSomething(page);
  const bar = page.getByRole('alert').filter({ hasText: 'Your session reaches its maximum lifetime' });
  await bar.waitFor({ timeout: HALF_MINUTE_AND_SOME });
  // The bar does not take the focus while the user types.
  await page.getByLabel('Note').focus();
  await page.keyboard.type(', and more');
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  expect(await dialog.count()).toBe(0);
  await bar.getByRole('button', { name: 'Sign in again' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(careful.password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await dialog.getByLabel('Six-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('This code is not correct').waitFor();
  await dialog.getByLabel('Six-digit code').fill(code(1));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Note').inputValue()).toBe('not yet saved, and more');
  expect(new URL(page.url()).pathname).toBe('/admin/users');
  await visitors.leave(page);
});

test('the warning is a bar that typing dismisses, and no dialog takes the keyboard meanwhile', async () => {
  const page = await signedInFor(SHORT, LONG);
  await page.goto('/admin/users');
  await typeSomething(page);
  await changeSession(page, 'idle_seconds = $2::int', '50');
  await page.reload();
  await typeSomething(page);
  const bar = page.getByRole('alert').filter({ hasText: 'There was no activity for a while' });
  await bar.waitFor({ timeout: HALF_MINUTE_AND_SOME });
  expect(await barriersOf(page, 'the bar', '[role=alert]')).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const told = page.waitForResponse('**/session/activity');
  await page.getByLabel('Note').pressSequentially(', going on');
  expect((await told).status()).toBe(200);
  await bar.waitFor({ state: 'detached' });
  await visitors.leave(page);
});

describe('activity', () => {
  test('is reported to the server when the user moves, and not by a page that is only open', async () => {
    const page = await visitors.signedIn('user');
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/session/activity')) reports.push(request.method());
    });
    await page.goto('/dashboard');
    await takenOver(page);
    expect(reports).toEqual([]);
    const told = page.waitForRequest('**/session/activity');
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200);
    await told;
    for (let step = 0; step < 20; step++) await page.mouse.move(100 + step, 200);
    expect(reports).toEqual(['POST']);
    await visitors.leave(page);
  });

  test('checking the session does not keep it alive', async () => {
    const page = await visitors.signedIn('user');
    const ends = () =>
      page.evaluate(async () => {
        const { session } = await (await fetch('/session/check')).json();
        return session.idleExpiresAt as string;
      });
    const before = await ends();
    await page.evaluate(() => Promise.all([1, 2, 3].map(() => fetch('/session/check'))));
    expect(await ends()).toBe(before);
    await visitors.leave(page);
  });
});

test('signing out in one tab also signs out the other', async () => {
  const page = await visitors.signedIn('user');
  const other = await visitors.pageIn(page.context());
  await other.goto('/user/settings');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('summary[aria-label^="Account menu"]').click();
  await page.locator('header').getByRole('button', { name: TEXTS.dashboard.logout }).click();
  await page.getByText('You are signed out.').waitFor();
  await other.waitForURL('**/login?**');
  await other.getByText('Your session has ended.').waitFor();
  await visitors.leave(page);
});

test('a session that is revoked elsewhere leads to the sign-in page on the next action', async () => {
  const page = await visitors.signedIn('user');
  const token = await sessionCookieOf(page);
  await fetch(`${visitors.product.apiUrl}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await page.locator('main a[href="/user/devices"]').first().click();
  await page.waitForURL('**/login?**');
  expect(await sessionCookieOf(page)).toBeUndefined();
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
