import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInFrom } from '../../support/attack.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let admin: Awaited<ReturnType<Visitors['organization']>>;

beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Counted Works');
  await signInFrom(visitors.product, '198.18.47.1', admin.email, 'not the password');
});
afterAll(() => visitors?.stop());

test('an admin reads the sign-ins of a range by outcome, as a table and as a file, without script', async () => {
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
