import type { TenantDto } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
/** Has an administrator, a verified domain and an application. */
let full: { id: string; name: string; adminEmail: string };
/** A tenant that was just created. */
let fresh: TenantDto;

beforeAll(async () => {
  visitors = await Visitors.join();
  const { tenant, email } = await visitors.organization('Paged Works');
  full = { id: tenant.id, name: 'Paged Works', adminEmail: email };
  const api = await visitors.api('superadmin');
  await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Paged ledger',
    redirect_uris: ['https://ledger.test/'],
    tenant_id: tenant.id,
  });
  const body = { name: 'Fresh Works', domain: 'fresh-works.example', adminEmail: 'it@fresh-works.example' };
  fresh = (await (await api('POST', '/api/v1/tenants', body)).json()) as TenantDto;
});
afterAll(() => visitors?.stop());

const TABS = ['overview', 'people', 'connections', 'domains', 'applications', 'activity', 'plan', 'settings'];
const pathOf = ({ id }: { id: string }, tab: string) => `/superadmin/tenants/${id}/${tab}`;
const main = (page: Page) => page.getByRole('main');

describe.each(TABS)('the tab %s', (tab) => {
  test('has no accessibility flaws, for tenants with and without data', async () => {
    const page = await visitors.as('superadmin');
    for (const [tenant, name] of [
      [full, 'full'],
      [fresh, 'fresh'],
    ] as const) {
      await page.goto(pathOf(tenant, tab));
      expect(await page.locator('h1').count()).toBe(1);
      const tabs = page.getByRole('navigation', { name: 'Sections of the tenant' });
      expect(await tabs.locator('[aria-current=page]').getAttribute('href')).toBe(pathOf(tenant, tab));
      expect(await flawsOf(page, `tenant-${tab}-${name}`)).toEqual([]);
    }
    await visitors.leave(page);
  });
});

test('the list links to the page, and its title contains the tenant’s name', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/tenants?search=paged');
  await page.getByRole('link', { name: full.name, exact: true }).click();
  await page.waitForURL((url) => url.pathname === pathOf(full, 'overview'));
  await expect.poll(() => page.title()).toMatch(/^Paged Works · Overview · /);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).first();
  await main(page).getByRole('link', { name: 'Applications' }).first().click();
  await page.waitForURL((url) => url.pathname === pathOf(full, 'applications'));
  await main(page).getByRole('link', { name: 'Paged ledger' }).waitFor();
  await crumbs.getByRole('link').nth(3).click();
  await page.waitForURL((url) => url.pathname === pathOf(full, 'overview'));
  await visitors.leave(page);
});

test('the overview lists what needs attention, each with the page that fixes it', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto(pathOf(fresh, 'overview'));
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const expected: [string, string, string][] = [
    ['The administrator has not accepted the invitation', 'Open users', pathOf(fresh, 'people')],
    ['No connection', 'Open connections', pathOf(fresh, 'connections')],
    ['fresh-works.example is not verified', 'Open domain', `/superadmin/domains/${fresh.domainId}`],
  ];
  for (const [what, fix, to] of expected) {
    const item = attention.getByRole('listitem').filter({ hasText: what });
    expect(await item.getByRole('link', { name: fix }).getAttribute('href')).toBe(to);
  }
  await visitors.leave(page);
});

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  const aTenant = async (name: string): Promise<TenantDto> => {
    const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${javaScriptEnabled}`;
    const body = {
      name: `${name} ${javaScriptEnabled}`,
      domain: `${slug}.example`,
      adminEmail: `it@${slug}.example`,
    };
    const api = await visitors.api('superadmin');
    return (await (await api('POST', '/api/v1/tenants', body)).json()) as TenantDto;
  };
  const read = async (id: string) =>
    (await (await (await visitors.api('superadmin'))('GET', `/api/v1/tenants/${id}`)).json()) as TenantDto;

  test('a pending tenant is activated on any tab, which stays open', async () => {
    const tenant = await aTenant('Waiting');
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(pathOf(tenant, 'domains'));
    await page.getByText('Waiting for activation').waitFor();
    await page.getByRole('button', { name: 'Activate tenant' }).click();
    await main(page).getByText('Active', { exact: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf(tenant, 'domains'));
    expect(await read(tenant.id)).toMatchObject({ status: 'active' });
    await visitors.leave(page);
  });

  test('an invitation is resent and revoked on the tab of users', async () => {
    const tenant = await aTenant('Invited');
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(pathOf(tenant, 'people'));
    const row = page.getByRole('row').filter({ hasText: tenant.adminEmail ?? '' });
    const menu = row.getByRole('button', { name: /^Actions for/ });
    await menu.click();
    await row.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The invitation is sent again.', { exact: false }).first().waitFor();
    await menu.click();
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The invitation is revoked.', { exact: false }).first().waitFor();
    await row.waitFor({ state: 'detached' });
    await main(page).getByText('No users yet').waitFor();
    await visitors.leave(page);
  });

  test('its settings are saved, and it is deleted and restored', async () => {
    const tenant = await aTenant('Settled');
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(pathOf(tenant, 'settings'));
    // Enter saves, although the form has other buttons.
    await page.getByLabel('Name').fill(`Renamed ${javaScriptEnabled}`);
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('heading', { name: `Renamed ${javaScriptEnabled}`, level: 1 }).waitFor();
    expect(await read(tenant.id)).toMatchObject({ status: 'pending' });

    await page.getByText('Delete tenant…').click();
    await page.getByText('Are you sure you want to delete this tenant?').waitFor();
    await page.getByRole('button', { name: 'Delete tenant', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/superadmin/tenants');
    await page.goto(pathOf(tenant, 'settings'));
    await page.getByRole('button', { name: 'Restore tenant' }).click();
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    expect(await read(tenant.id)).toMatchObject({ deletedAt: null });
    await visitors.leave(page);
  });
});

test('a product is granted on the tab of the plan', async () => {
  const api = await visitors.api('superadmin');
  const { version } = (await (await api('GET', `/api/v1/tenants/${full.id}`)).json()) as TenantDto;
  await api('PATCH', `/api/v1/tenants/${full.id}`, { version, subscriptionPlan: 'basic' });
  const page = await visitors.as('superadmin');
  await page.goto(pathOf(full, 'plan'));
  const product = page.getByRole('listitem').filter({ hasText: 'Network Monitor' });
  await product.getByText('Grant').first().click();
  await product.getByRole('button', { name: 'Grant Network Monitor' }).click();
  await product.getByText('Granted', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathOf(full, 'plan'));
  await visitors.leave(page);
});

test('the activity shows only the tenant’s events, and failed sign-ins are listed separately', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto(pathOf(fresh, 'activity'));
  await page.getByRole('cell', { name: /created the organization/ }).waitFor();
  await page.getByRole('link', { name: 'Failed sign-ins' }).click();
  await page.getByText('No failed sign-ins').waitFor();
  expect(new URL(page.url()).searchParams.get('show')).toBe('failed');
  const log = page.getByRole('link', { name: 'Open in the sign-in log' });
  expect(await log.getAttribute('href')).toBe(`/superadmin/sign-ins?of=${fresh.code}`);
  await visitors.leave(page);
});

test('only a superadmin can open it', async () => {
  const page = await visitors.as('admin');
  for (const tab of TABS) {
    const answer = await page.request.get(pathOf(full, tab), { maxRedirects: 0 });
    expect([tab, answer.status()]).toEqual([tab, 302]);
  }
  await visitors.leave(page);
});
