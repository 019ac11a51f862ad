import type { OAuthResourceDto } from '@gatehouse/contracts';
import { decodeJwt } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const API = '/api/v1/admin/oauth2/resources';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function registered(name: string, more: object = {}): Promise<OAuthResourceDto> {
  const api = await visitors.api('superadmin');
  const identifier = `https://${name.toLowerCase().replaceAll(' ', '-')}.example.test`;
  const response = await api('POST', API, { name, identifier, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as OAuthResourceDto;
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin registers an API, sees errors at their fields, changes it and deletes it', async () => {
    const identifier = `https://orders-${javaScriptEnabled}.example.test`;
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto('/admin/apis');
    await page.getByRole('link', { name: 'New API' }).click();
    expect(await page.getByLabel('Organization (optional)').count()).toBe(0);
    await page.getByLabel('Identifier (audience)').fill(`${identifier}#part`);
    await page.getByLabel('Name').fill('Orders');
    await page.getByLabel('Scopes').fill('orders:read\nopenid');
    await press(page, 'Register API');
    await page.getByText('A resource must not have a fragment (#)').waitFor();
    await page.getByText('openid: This scope is reserved for user data. Choose another one').waitFor();
    expect(await page.getByLabel('Scopes').inputValue()).toBe('orders:read\nopenid');

    await page.getByLabel('Identifier (audience)').fill(identifier);
    await page.getByLabel('Scopes').fill('orders:read');
    await press(page, 'Register API');
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
    await page.getByText(`resource=${identifier}`).waitFor();
    await page.getByText('JSON Web Key Set (JWKS)').waitFor();
    const id = idIn(page);

    await page.getByLabel('Scopes').fill('orders:read\norders:write');
    await page.getByLabel('Opaque, valid for 1 hour').check();
    await press(page, 'Save changes');
    await page.getByText('scope=orders:read orders:write').waitFor();
    await page.getByText('The API sends each token to the introspection endpoint').waitFor();
    const api = await visitors.api('admin');
    expect(await (await api('GET', `${API}/${id}`)).json()).toMatchObject({
      token_format: 'opaque',
      scopes: ['orders:read', 'orders:write'],
      version: 2,
    });

    await press(page, 'Delete permanently');
    await page.getByText('This is not the name of the API').waitFor();
    await page.getByLabel('Type Orders to confirm').fill('Orders');
    await press(page, 'Delete permanently');
    await page.waitForURL('**/admin/apis');
    expect((await api('GET', `${API}/${id}`)).status).toBe(404);
    await visitors.leave(page);
  });

  test('concurrent changes are shown and not overwritten', async () => {
    const { id } = await registered(`Wiki ${javaScriptEnabled}`, { scopes: ['wiki:read'] });
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`/superadmin/apis/${id}`);
    const api = await visitors.api('superadmin');
    await api('PATCH', `${API}/${id}`, { version: 1, name: 'Theirs' });
    await page.getByLabel('Name').fill('Mine');
    await press(page, 'Save changes');
    const alert = page.getByRole('alert');
    await alert.getByText('Another user changed this API in the meantime').waitFor();
    expect(await alert.getByRole('row').nth(1).innerText()).toMatch(/Name\s+Theirs\s+Mine/);
    await press(page, 'Save mine');
    await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
    await visitors.leave(page);
  });
});

test('an application gets only the selected scopes, and its API cannot be deleted while it is in use', async () => {
  const { id, identifier } = await registered('Payroll', { scopes: ['payroll:read', 'payroll:write'] });
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/applications/new?preset=machine');
  await page.getByLabel('Name').fill('Payroll export');
  // Selecting a scope implies selecting the API.
  await page.getByRole('group', { name: 'Scopes of Payroll' }).getByLabel('payroll:read').check();
  await press(page, 'Register application');
  const secret = (await page.locator('code', { hasText: /^ghk_/ }).textContent()) ?? '';
  const clientId = (await page.locator('code', { hasText: /^app-/ }).textContent()) ?? '';
  const ask = async (scope: string) => {
    const response = await fetch(`${visitors.product.url}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource: identifier, scope }),
    });
    return (await response.json()) as { access_token?: string; error?: string };
  };
  const { access_token = '' } = await ask('payroll:read');
  expect(decodeJwt(access_token)).toMatchObject({ aud: identifier, scope: 'payroll:read' });
  expect((await ask('payroll:write')).error).toBe('invalid_scope');

  await page.goto(`/superadmin/apis/${id}`);
  await page.getByLabel('Type Payroll to confirm').fill('Payroll');
  await press(page, 'Delete permanently');
  await page
    .getByText('Payroll export can request tokens for this API. Remove the API from the application first.')
    .waitFor();
  await visitors.leave(page);
});

test('a superadmin registers an API for an organization by name, and its admin sees only that API', async () => {
  const { id } = await registered('Of the platform');
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/apis/new');
  await page.getByLabel('Identifier (audience)').fill('https://of-the-platform.example.test');
  await page.getByLabel('Name').fill('Stock');
  await page.getByLabel('Organization (optional)').fill('TEN-999');
  await press(page, 'Register API');
  await page.getByText('There is no organization with this code or slug').waitFor();
  await page.getByLabel('Organization (optional)').fill('demo-company');
  await press(page, 'Register API');
  await page.getByText('This identifier is already in use. Choose another one.').waitFor();
  await page.getByLabel('Identifier (audience)').fill('https://stock.example.test');
  await press(page, 'Register API');
  await page.getByText('Owner: Demo Company').waitFor();
  await page.goto('/superadmin/apis?of=demo-company');
  const row = page.getByRole('row').filter({ hasText: 'Stock' });
  expect(await row.innerText()).toMatch(/Demo Company\s+JWT\s+5 minutes\s+None/);
  await visitors.leave(page);

  const admin = await visitors.as('admin');
  await admin.goto('/admin/apis');
  await admin.getByRole('link', { name: 'Stock' }).waitFor();
  expect(await admin.getByRole('link', { name: 'Of the platform' }).count()).toBe(0);
  expect((await admin.goto(`/admin/apis/${id}`))?.status()).toBe(404);
  await visitors.leave(admin);
});

test('no screen overflows or has an accessibility flaw', async () => {
  const scopes = ['reports:read', 'reports:write', 'reports:share', 'reports:delete'];
  const { id } = await registered('Reports of the whole company', { scopes });
  const opaque = await registered('Ledger', { token_format: 'opaque', scopes: ['ledger:read'] });
  const page = await visitors.as('superadmin');
  const found: string[] = [];
  for (const [name, path] of [
    ['apis', '/superadmin/apis'],
    ['apis-none', '/superadmin/apis?of=nobody'],
    ['api-new', '/superadmin/apis/new'],
    ['api', `/superadmin/apis/${id}`],
    ['api-opaque', `/superadmin/apis/${opaque.id}`],
    ['application-with-apis', '/superadmin/applications/new?preset=machine'],
  ] as const) {
    await page.goto(path);
    found.push(...(await flawsOf(page, name)));
  }
  expect(found).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
