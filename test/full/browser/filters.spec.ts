import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

/** Delays the next response to a change of the page's URL until it is released. */
async function holdAnswer(page: Page): Promise<() => Promise<void>> {
  const isData = (url: URL) => url.pathname === '/superadmin/audit.data';
  const asked = Promise.withResolvers<Route>();
  await page.route(isData, (route) => asked.resolve(route), { times: 1 });
  return async () => (await asked.promise).continue();
}

const organization = (page: Page) => page.getByLabel('Organization', { exact: true });
const action = (page: Page) => page.getByLabel('Event', { exact: true });

async function ready(page: Page): Promise<void> {
  await page.goto('/superadmin/audit');
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
}

test('input and focus are kept during a pending response', async () => {
  const page = await visitors.as('superadmin');
  await ready(page);
  const letGo = await holdAnswer(page);
  await action(page).selectOption('sign_up.requested');
  await organization(page).pressSequentially('demo');
  await letGo();
  await page.waitForURL((url) => url.searchParams.get('action') === 'sign_up.requested');
  await page.getByRole('link', { name: /^Remove filter/ }).waitFor();
  await page.keyboard.type('-company');
  expect(await organization(page).inputValue()).toBe('demo-company');
  expect(await action(page).inputValue()).toBe('sign_up.requested');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('of') === 'demo-company');
  await visitors.leave(page);
});

test('the fields follow the URL, back and forward', async () => {
  const page = await visitors.as('superadmin');
  await ready(page);
  await action(page).selectOption('sign_up.requested');
  await organization(page).fill('demo-company');
  await page.getByLabel('Live', { exact: true }).check();
  await page.waitForURL((url) => url.searchParams.get('of') === 'demo-company');
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.waitForURL('**/superadmin/audit');
  const held = async () => [
    await organization(page).inputValue(),
    await action(page).inputValue(),
    await page.getByLabel('Live', { exact: true }).isChecked(),
  ];
  await expect.poll(held).toEqual(['', '', false]);
  await page.goBack();
  await expect.poll(held).toEqual(['demo-company', 'sign_up.requested', true]);
  await page.getByRole('link', { name: 'Remove filter: Organization: demo-company' }).click();
  await expect.poll(held).toEqual(['', 'sign_up.requested', true]);
  await visitors.leave(page);
});

test('an outdated response does not replace a later one, even on a slow device', async () => {
  const page = await visitors.as('superadmin');
  const devices = await page.context().newCDPSession(page);
  for (const rate of [6, 12, 20]) {
    await ready(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate });
    await action(page).selectOption('sign_up.requested');
    await organization(page).fill('demo-company');
    await page.getByLabel('Live', { exact: true }).check();
    await page.waitForURL((url) => url.searchParams.get('live') === 'on');
    expect(new URL(page.url()).searchParams.get('of'), `${rate} times slower`).toBe('demo-company');
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await visitors.leave(page);
});
