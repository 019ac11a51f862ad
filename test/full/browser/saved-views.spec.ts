import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Credentials, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let admin: Credentials;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());
let count = 0;
beforeEach(async () => {
  count += 1;
  admin = await visitors.organization(`Saved Views ${count}`);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
}

const opener = (page: Page, name = 'Views') =>
  page.locator('main').getByRole('button', { name, exact: true });
const choice = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Saved views' }).getByRole('link', { name });

async function save(page: Page, name: string, isDefault = false): Promise<void> {
  await opener(page).click();
  await page.getByLabel('Name', { exact: true }).last().fill(name);
  if (isDefault) await page.getByRole('checkbox', { name: 'Open the list with this view' }).check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await opener(page, name).waitFor();
}

const query = (page: Page) => new URL(page.url()).search;

test('a view keeps filters and sort order, but not the page number', async () => {
  const page = await visitors.as(admin);
  await open(page, '/admin/users?status=active&sort=name&back=x&role=');
  await save(page, 'Active by name');
  await page.getByText('The view is saved.').waitFor();

  await open(page, '/admin/users');
  await opener(page).click();
  await choice(page, 'Active by name').click();
  await page.waitForURL((url) => url.search === '?status=active&sort=name');
  await opener(page, 'Active by name').waitFor();
  await page.getByRole('list', { name: 'Saved views' }).waitFor({ state: 'hidden' });
  await visitors.leave(page);
});

test('a default view opens the list, and the unfiltered list stays reachable', async () => {
  // An empty list has no search fields.
  const api = await visitors.api(admin);
  const redirect_uris = ['https://saved-views.example/callback'];
  const made = await api('POST', '/api/v1/admin/oauth2/clients', { name: 'Saved', redirect_uris });
  expect(made.status).toBe(201);
  const page = await visitors.as(admin);
  await open(page, '/admin/applications?status=disabled');
  await save(page, 'Disabled', true);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Applications', exact: true })
    .click();
  await page.waitForURL((url) => url.search === '?status=disabled');

  await page.locator('main').getByRole('link', { name: 'Show all' }).click();
  await page.waitForURL((url) => url.search === '?saved=none');
  await page.getByRole('searchbox', { name: 'Search' }).fill('saved');
  await page.waitForURL((url) => url.searchParams.get('search') === 'saved');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  // Without filters, the whole list appears, not the default view.
  await page.waitForURL((url) => url.searchParams.get('saved') === 'none');

  await opener(page).click();
  await page.locator('summary[aria-label="Edit Disabled"]').click();
  await page.getByRole('button', { name: 'Open the list without this view' }).click();
  await page.getByText('The list now opens without a view.').waitFor();
  await open(page, '/admin/applications');
  expect(query(page)).toBe('');
  await visitors.leave(page);
});

test('an empty list still offers its saved views', async () => {
  const page = await visitors.as(admin);
  await open(page, '/admin/applications?status=disabled');
  await save(page, 'Disabled');
  // The list is empty: it shows no filters, but it shows the view.
  await open(page, '/admin/applications');
  expect(await page.locator('main').getByRole('searchbox').count()).toBe(0);
  await opener(page).click();
  await choice(page, 'Disabled').click();
  await page.waitForURL((url) => url.search === '?status=disabled');
  await visitors.leave(page);
});

test('without JavaScript, a view is saved, renamed, changed and deleted through forms', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/admin/audit?outcome=failure&live=on');
  await save(page, 'Failures', true);
  await page.goto('/admin/audit');
  expect(query(page)).toBe('?outcome=failure&live=on');

  await page.goto('/admin/audit?outcome=success');
  await opener(page).click();
  await page.locator('summary[aria-label="Edit Failures"]').click();
  await page.getByLabel('Name', { exact: true }).first().fill('Successes');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('The view is renamed.').waitFor();
  await opener(page).click();
  await page.locator('summary[aria-label="Edit Successes"]').click();
  await page.locator('details[open]').getByRole('button', { name: 'Save the current filters' }).click();
  await opener(page, 'Successes').waitFor();

  await opener(page, 'Successes').click();
  await page.locator('summary[aria-label="Edit Successes"]').click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await page.getByText('The view is deleted.').waitFor();
  await page.goto('/admin/audit');
  expect(query(page)).toBe('');
  await visitors.leave(page);
});

test('a duplicate name is reported, and the input stays', async () => {
  const page = await visitors.as(admin);
  await open(page, '/admin/applications?kind=web');
  await save(page, 'Web');
  await open(page, '/admin/applications?kind=spa');
  await opener(page).click();
  const name = page.getByLabel('Name', { exact: true }).last();
  await name.fill('web');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('Another saved view of this list has this name.', { exact: false }).waitFor();
  expect(await name.inputValue()).toBe('web');
  await visitors.leave(page);
});

test('an invalid name is rejected with a notice, and nothing is saved or renamed', async () => {
  const api = await visitors.api(admin);
  const saved = await api('POST', '/api/v1/account/saved-views', {
    list: 'applications',
    name: 'Web',
    query: 'kind=web',
  });
  expect(saved.status).toBe(201);
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  for (const name of ['   ', 'x'.repeat(20_000), '\u0007']) {
    for (const [query, intent] of [
      ['kind=spa', 'save'],
      ['kind=web', 'rename'],
    ]) {
      await page.goto(`/admin/applications?${query}`);
      const form = page.locator('main form').filter({ has: page.locator(`button[value=${intent}]`) });
      await form.evaluate((element, value) => {
        const field = element.querySelector<HTMLInputElement>('input[name=name]');
        if (!(element instanceof HTMLFormElement) || !field) throw new Error('no field of a name');
        element.noValidate = true;
        field.removeAttribute('maxlength');
        field.value = value;
        element.requestSubmit(element.querySelector<HTMLButtonElement>('button[name=intent]'));
      }, name);
      await page.getByText('The view was not changed', { exact: false }).waitFor();
      expect(page.url()).toContain(`?${query}`);
    }
  }
  await page.goto('/admin/applications?status=disabled');
  await opener(page).click();
  expect(await page.getByRole('list', { name: 'Saved views' }).getByRole('link').allInnerTexts()).toEqual([
    'All rows',
    'Web',
  ]);
  await visitors.leave(page);
});

test('each list of the consoles has its own saved views', async () => {
  const lists = [
    ['admin', ['users?role=tenant_admin', 'users?view=invitations&status=pending', 'applications?kind=web']],
    ['admin', ['domains?status=pending', 'audit?outcome=failure']],
    [
      'superadmin',
      ['tenants?status=active', 'users?role=superadmin', 'audit?scope=all', 'sessions?network=192.0.2.1'],
    ],
    [
      'superadmin',
      ['mail?status=sent', 'jobs?tab=runs&state=done', 'jobs?show=failing', 'database?search=users'],
    ],
    ['superadmin', ['apis?of=demo-company', 'sso-configuration?of=demo-company', 'packages?search=mantine']],
    ['superadmin', ['sso-configuration/set-up-links?of=demo-company']],
  ] as const;
  const who = { admin, superadmin: 'superadmin' } as const;
  for (const [console, addresses] of lists) {
    const page = await visitors.as(who[console], { javaScriptEnabled: false });
    for (const address of addresses) {
      await page.goto(`/${console}/${address}`);
      await opener(page).click();
      await page.getByRole('button', { name: 'Save view' }).waitFor();
      expect(await page.getByText('Saved views appear here.', { exact: false }).count(), address).toBe(1);
    }
    await visitors.leave(page);
  }
});
