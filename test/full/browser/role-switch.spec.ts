import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieOf, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

test.each([
  ['User', '/dashboard', true],
  ['Admin', '/admin', true],
  ['User', '/dashboard', false],
])(
  'a superadmin switches to the view of a %s at %s and back, with JavaScript %s',
  async (label, path, javaScriptEnabled) => {
    const page = await visitors.signedIn('superadmin', { javaScriptEnabled });
    const own = await sessionCookieOf(page);
    await page.locator('summary[aria-label^="Account menu"]').click();
    await page.getByRole('button', { name: `View as ${label}` }).click();
    await page.waitForURL(`**${path}`);
    await page.getByText('You are viewing Gatehouse as').waitFor();
    const taken = await sessionCookieOf(page);
    expect(taken).not.toBe(own);

    // Actions that the role is not allowed are rejected too.
    await page.goto('/superadmin/dashboard');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.goto(path);

    await page.getByRole('button', { name: 'Return to Super Admin' }).click();
    await page.waitForURL('**/superadmin/dashboard');
    await page.getByText('You are viewing Gatehouse as').waitFor({ state: 'detached' });
    expect(await sessionCookieOf(page)).not.toBe(taken);
    const dead = await fetch(`${visitors.product.apiUrl}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${taken}` },
    });
    expect(dead.status).toBe(401);
    await visitors.leave(page);
  },
);

test('another tab notices the change automatically', async () => {
  const page = await visitors.signedIn('superadmin');
  const other = await visitors.pageIn(page.context());
  await other.goto('/dashboard');
  await other.locator('header').getByText('Super Admin', { exact: true }).waitFor();
  await page.locator('summary[aria-label^="Account menu"]').click();
  await page.getByRole('button', { name: 'View as User' }).click();
  await page.waitForURL('**/dashboard');
  await other.getByText('You are viewing Gatehouse as').waitFor();
  await visitors.leave(page);
});

test('a tenant admin cannot switch to another role', async () => {
  const page = await visitors.signedIn('admin');
  await page.locator('summary[aria-label^="Account menu"]').click();
  expect(await page.getByRole('button', { name: /View as/ }).count()).toBe(0);
  const status = await page.evaluate(async () => {
    const response = await fetch('/switch-role', {
      method: 'POST',
      body: new URLSearchParams({ role: 'superadmin' }),
    });
    return response.status;
  });
  expect(status).toBe(403);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
