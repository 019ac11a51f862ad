import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieOf, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const PATH = '/superadmin/api';

test('an operation is found and tried without JavaScript as the signed-in user; the page gets no token', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto('/superadmin/project/code');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(PATH);
  await page.getByPlaceholder('Path, name or description').fill('tenant oldest');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /^GET \/api\/v1\/tenants / }).click();
  await page.getByText('Users with the permission platform_management: super admins').waitFor();

  await page.getByLabel('limit').fill('1');
  await page.getByRole('button', { name: 'Send GET' }).click();
  const answer = page.getByRole('status', { name: 'Response' });
  await answer.getByText('200 OK').waitFor();
  expect(await answer.getByLabel('Response body', { exact: true }).textContent()).toContain('"items"');
  expect(await page.content()).not.toContain(await sessionCookieOf(page));
  await visitors.leave(page);
});

test('a change needs a confirmation, and an error of the API is shown unchanged', async () => {
  const page = await visitors.as('superadmin');
  await page.goto(`${PATH}?operation=createTenant`);
  await page.getByRole('textbox', { name: 'Request body' }).fill('{"name":""}');
  const send = page.getByRole('button', { name: 'Send POST' });
  await send.click();
  await page.getByText('Select this box to send a request that can change data').waitFor();
  await page.getByRole('checkbox', { name: /POST changes this installation/ }).check();
  await send.click();
  const answer = page.getByRole('status', { name: 'Response' });
  await answer.getByText('400 Bad Request').waitFor();
  expect(await answer.getByLabel('Response body', { exact: true }).textContent()).toContain('invalid_input');
  await visitors.leave(page);
  expect(visitors.complaints).toEqual([]);
});
