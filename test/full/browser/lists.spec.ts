import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../support/as-owner.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let admin: Awaited<ReturnType<Visitors['organization']>>;
beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Long Lists');
  await asOwner(
    `with made as (
       insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n + 1000), 12, '0'))::uuid, email, email, 'Member' || n, 'Listed', now(), now()
       from generate_series(1, 45) n, lateral (
         select 'a-rather-long-address-of-somebody-who-is-listed-' || n || '@long-lists.example' as email) e
       returning id)
     insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     select id, $1::uuid, id, 'tenant_user', now(), now() from made`,
    [admin.tenant.id],
  );
});
afterAll(() => visitors?.stop());

const range = (page: Page) => page.locator('main [role=status]').filter({ hasText: '–' });

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
}

test('each page of a list shows its row range and the total', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/admin/users');
  const shown: string[] = [];
  for (;;) {
    shown.push((await range(page).innerText()).trim());
    const next = page.getByRole('link', { name: 'Next page' });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(shown).toEqual(['1–20 of 46', '21–40 of 46', '41–46 of 46']);
  await visitors.leave(page);
});

test('a substring search applies while typing and keeps the focus', async () => {
  const page = await visitors.as(admin);
  await ready(page, '/admin/users');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.pressSequentially('ember4');
  await page.waitForURL((url) => url.searchParams.get('search') === 'ember4');
  // Matches members 4 and 40 to 45.
  await range(page).filter({ hasText: '1–7 of 7' }).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(
    await page.getByRole('button', { name: 'Search', exact: true }).and(page.locator('main *')).count(),
  ).toBe(0);

  await page.getByLabel('Role', { exact: true }).selectOption('tenant_admin');
  await page.waitForURL((url) => url.searchParams.get('role') === 'tenant_admin');
  await page.getByText('No matching', { exact: false }).first().waitFor();
  // Back undoes one filter per step, not one letter.
  await page.goBack();
  await page.waitForURL(
    (url) => url.searchParams.get('search') === 'ember4' && !url.searchParams.get('role'),
  );
  await visitors.leave(page);
});

test('without JavaScript, a button applies the filters', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/admin/users');
  await page.locator('main').getByRole('searchbox').fill('listed-33@');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await range(page).filter({ hasText: '1–1 of 1' }).waitFor();
  await visitors.leave(page);
});

test('the menu of a row opens and closes by keyboard, and works without JavaScript', async () => {
  const page = await visitors.as(admin);
  await ready(page, '/admin/users?search=member7');
  const menu = page.getByRole('button', { name: 'Actions for Member7 Listed' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open', exact: true }).waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitors.leave(page);

  const plain = await visitors.as(admin, { javaScriptEnabled: false });
  await plain.goto('/admin/users?search=member8');
  await plain.getByRole('button', { name: 'Actions for Member8 Listed' }).click();
  await plain.getByRole('button', { name: 'Suspend' }).click();
  await plain.getByRole('row').filter({ hasText: 'Member8' }).getByText('Suspended').waitFor();
  await visitors.leave(plain);
});

test.each([
  ['admin', '/admin/applications', 'Open', /\/admin\/applications\/[\w-]+$/],
  ['admin', '/admin/domains', 'Open', /\/admin\/domains\/[\w-]+$/],
  ['superadmin', '/superadmin/tenants', 'Open', /\/superadmin\/tenants\/[\w-]+\/overview$/],
  ['superadmin', '/superadmin/users', 'Open', /\/superadmin\/users\/[\w-]+$/],
] as const)('by keyboard alone, the menu of a row leads on: %s at %s', async (who, path, name, there) => {
  if (path === '/admin/applications') {
    const redirect_uris = ['https://lists.example/callback'];
    const api = await visitors.api(who);
    const made = await api('POST', '/api/v1/admin/oauth2/clients', { name: 'Listed', redirect_uris });
    expect(made.status).toBe(201);
  }
  const page = await visitors.as(who);
  await ready(page, path);
  const menu = page.getByRole('button', { name: /^Actions for ./ }).first();
  const entry = page.getByRole('link', { name, exact: true }).first();
  await menu.focus();
  await page.keyboard.press('Space');
  await entry.waitFor();
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await entry.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(there);
  await visitors.leave(page);
});

test('a long name and domain do not overflow the list of tenants', async () => {
  const name = 'The Honourable Company of Unusually Long Names and Sons, Shipping Agents and Insurers';
  const domain = 'harbour-master-of-the-unusually-long-names.headquarters.example';
  const api = await visitors.api('superadmin');
  const made = await api('POST', '/api/v1/tenants', { name, domain, adminEmail: `it@${domain}` });
  expect(made.status).toBe(201);
  const page = await visitors.as('superadmin');
  for (const width of [1440, 1280, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await ready(page, '/superadmin/tenants?search=Unusually');
    await page.getByRole('row').filter({ hasText: name }).waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await visitors.leave(page);
});

test('a long address stays on one line, and is shown in full while its row has the focus', async () => {
  const page = await visitors.as(admin);
  await page.setViewportSize({ width: 1000, height: 800 });
  await ready(page, '/admin/users?search=listed-12@');
  const address = page.getByTitle(/^a-rather-long-address.*-12@/);
  const isCut = () => address.evaluate((line) => line.scrollWidth > line.clientWidth);
  const lines = () =>
    address.evaluate((line) => line.getClientRects().length * (line.clientHeight > 30 ? 2 : 1));
  expect([await isCut(), await lines()]).toEqual([true, 1]);
  await page.getByRole('link', { name: 'Member12 Listed' }).focus();
  expect(await isCut()).toBe(false);
  await visitors.leave(page);
});

test('the density of lists is remembered for the next list and visit', async () => {
  const page = await visitors.as(admin);
  await ready(page, '/admin/users');
  const height = () =>
    page
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await page.getByRole('button', { name: 'Comfortable rows' }).waitFor();
  expect(await height()).toBeLessThan(before);
  await page.goto('/admin/domains');
  await page.goto('/admin/users?sort=name');
  await page.getByRole('button', { name: 'Comfortable rows' }).waitFor();
  await page.getByRole('button', { name: 'Comfortable rows' }).click();
  await page.getByRole('button', { name: 'Compact rows' }).waitFor();
  expect(new URL(page.url()).search).toBe('?sort=name');
  await visitors.leave(page);
});

test('closing a dialog returns to the list page where it was opened', async () => {
  const page = await visitors.as(admin);
  await ready(page, '/admin/users');
  await page.getByRole('link', { name: 'Next page' }).click();
  await range(page).filter({ hasText: '21–40' }).waitFor();
  const here = page.url();
  await page.getByRole('link', { name: 'Invite people' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(here);
  await range(page).filter({ hasText: '21–40 of 46' }).waitFor();
  await visitors.leave(page);
});

test('skeletons replace the cells while another page of the list loads', async () => {
  const page = await visitors.as(admin);
  await ready(page, '/admin/users');
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/admin/users.data',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await page.getByRole('link', { name: 'Next page' }).click();
  const cell = page.locator('[aria-busy=true] tbody td').first();
  await cell.waitFor();
  await expect.poll(() => cell.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('1');
  held.resolve();
  await range(page).filter({ hasText: '21–40' }).waitFor();
  await visitors.leave(page);
});

test('only rows of the demo data are marked', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  const badges = (text: string) =>
    page.getByRole('row').filter({ hasText: text }).first().getByText('Demo', { exact: true }).count();
  await page.goto('/superadmin/tenants?search=Demo+Company');
  expect(await badges('Demo Company')).toBe(1);
  await page.goto('/superadmin/tenants?search=Long+Lists');
  expect(await badges('Long Lists')).toBe(0);
  await page.goto('/superadmin/users?search=demo-company.test');
  expect(await badges('demo-company.test')).toBe(1);
  await page.goto('/superadmin/users?search=Member9');
  expect(await badges('Member9')).toBe(0);
  await visitors.leave(page);
});

test('an event of the audit log takes one line and is shown in full on hover', async () => {
  const page = await visitors.as(admin);
  await page.setViewportSize({ width: 1000, height: 800 });
  await ready(page, '/admin/audit');
  const sentence = page.locator('tbody [title]').first();
  const { lines, text, title } = await sentence.evaluate((element) => ({
    lines: element.clientHeight < 30 ? 1 : 2,
    text: element.textContent,
    title: element.getAttribute('title'),
  }));
  expect([lines, title]).toEqual([1, text]);
  await range(page).filter({ hasText: / of / }).waitFor();
  await visitors.leave(page);
});
