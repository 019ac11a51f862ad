import { freePorts } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countClicks } from '../../support/count-clicks.ts';
import { QuickStartProcess } from '../../support/quick-start-process.ts';
import { emailOf, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let application: QuickStartProcess | undefined;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(async () => {
  application?.stop();
  await visitors?.stop();
});

test('a developer registers an application and signs in with its quick start in 6 clicks, from the dashboard', async () => {
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const page = await visitors.signedIn('admin');
  await page.goto('/admin');
  const clicks = await countClicks(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Applications', exact: true })
    .click();
  await page.getByRole('link', { name: 'New application' }).click();
  await page.getByRole('link', { name: /^Web application/ }).click();

  // Typing is free, so the test reaches the fields by Tab.
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Six Clicks');
  await page.keyboard.press('Tab');
  await page.keyboard.type(url);
  await page.getByRole('button', { name: 'Register application' }).click();
  const secret = (await page.locator('code', { hasText: /^ghk_/ }).textContent()) ?? '';

  await page.getByRole('link', { name: 'Express' }).click();
  const code = await page.getByRole('region', { name: 'server.mjs' }).innerText();
  expect(code).not.toContain(secret);
  application = await QuickStartProcess.start(code, secret, url);

  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${url}/`);
  const claims = JSON.parse(await page.locator('body').innerText()) as Record<string, unknown>;
  expect(claims).toMatchObject({ email: emailOf('admin') });
  expect(clicks()).toBe(6);

  await page.goto('/admin/applications?search=Six+Clicks');
  const row = page.getByRole('row').filter({ hasText: 'Six Clicks' });
  await row.waitFor();
  await expect
    .poll(async () => {
      await page.reload();
      return row.innerText();
    })
    .not.toContain('None in 30 days');
  await visitors.leave(page);
});
