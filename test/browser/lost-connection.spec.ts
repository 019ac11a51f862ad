import { TEXTS } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

// All forms are sent the same way, so testing one covers all.
test.each([
  ['the network is gone', null],
  ['nobody stands behind the gateway', 502],
])('%s during a save: the page reports it, keeps the input, and saves on retry', async (what, status) => {
  const page = await visitors.as('admin');
  await page.goto('/admin/roles/new');
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
  const name = `Kept ${status ?? 'offline'}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('שלום, typed before the connection went');
  await page.getByRole('checkbox', { name: /Read reports/ }).check();
  await page.route('**/*.data*', (route) =>
    status === null ? route.abort('connectionfailed') : route.fulfill({ status, body: 'Bad gateway' }),
  );
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByRole('alert').getByText(TEXTS.connectionLost).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe(name);
  expect(await page.getByLabel('Description').inputValue()).toContain('שלום');
  expect(await page.getByRole('checkbox', { name: /Read reports/ }).isChecked()).toBe(true);

  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByRole('link', { name }).waitFor();
  await expect.poll(() => page.getByText(TEXTS.connectionLost).count(), { message: what }).toBe(0);
  const api = await visitors.api('admin');
  const { items } = (await (await api('GET', '/api/v1/roles')).json()) as { items: { name: string }[] };
  expect(items.filter((role) => role.name === name)).toHaveLength(1);
  await visitors.leave(page);
});

test.each([
  [413, TEXTS.uploadTooLarge],
  [403, TEXTS.foreignAnswer(403)],
])('a proxy responds with %i itself: the page reports it and keeps the input', async (status, text) => {
  const page = await visitors.as('admin');
  await page.goto('/admin/users/invite?way=csv');
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
  const field = page.getByLabel('Or paste its content');
  await field.fill('email\nlarge@list.test');
  await page.route('**/*.data*', (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<center><h1>nginx</h1></center>' }),
  );
  await page.getByRole('button', { name: 'Check first' }).click();
  await page.getByRole('alert').getByText(text).waitFor();
  expect(await field.inputValue()).toBe('email\nlarge@list.test');

  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Check first' }).click();
  await page.getByText('1 person would be invited').waitFor();
  await expect.poll(() => page.getByText(text).count()).toBe(0);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
