import { permissionsOf, type TenantDto } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnter, ROUTES } from '../../../remix-app/app/pages/index.ts';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const API = '/api/v1/tenants';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function aTenant(name: string, more: object = {}): Promise<TenantDto> {
  const api = await visitors.api('superadmin');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const body = { name, domain: `${slug}.example`, adminEmail: `it@${slug}.example`, ...more };
  const response = await api('POST', API, body);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as TenantDto;
}

const read = async (id: string) =>
  (await (await (await visitors.api('superadmin'))('GET', `${API}/${id}`)).json()) as TenantDto;

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  const called = (name: string) => `${name} ${javaScriptEnabled ? 'Scripted' : 'Plain'}`;

  test('a tenant is created, with errors at their fields, changed, deleted and restored', async () => {
    const name = called('Setup');
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto('/superadmin/tenants');
    await page.getByRole('link', { name: 'New tenant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Domain').fill('gmail.com');
    await dialog.getByLabel('Administrator email').fill('it@setup.example');
    await press(page, 'Create as pending');
    await dialog
      .getByText(/public mail|gmail\.com/i)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe(name);
    await dialog.getByLabel('Domain').fill(`setup-${javaScriptEnabled}.example`);
    await press(page, 'Create as pending');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    expect(await read(id)).toMatchObject({ name, status: 'pending', subscriptionPlan: 'trial' });

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await dialog.getByLabel('Plan', { exact: true }).selectOption('pro');
    await dialog.getByLabel('Payment', { exact: true }).selectOption('paid');
    await dialog.getByLabel('Next payment').fill('2027-03-01');
    await press(page, 'Save changes');
    await expect
      .poll(() => read(id))
      .toMatchObject({
        subscriptionPlan: 'pro',
        nextPaymentDate: '2027-03-01T00:00:00.000Z',
      });

    await dialog.getByText('Delete tenant…').click();
    await dialog.getByText('Are you sure you want to delete this tenant?').waitFor();
    await press(page, 'Delete tenant');
    await page.waitForURL((url) => url.pathname === '/superadmin/tenants');
    await page.goto(`/superadmin/tenants?deleted=true&search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect.poll(() => read(id)).toMatchObject({ deletedAt: null, status: 'pending' });
    await visitors.leave(page);
  });

  test('the second of two editors sees what the first one changed and loses no input', async () => {
    const { id, version } = await aTenant(called('Edited'));
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`/superadmin/tenants/${id}`);
    await (await visitors.api('superadmin'))('PATCH', `${API}/${id}`, { version, name: 'Theirs' });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Mine');
    await press(page, 'Save changes');
    await dialog.getByText('Another user changed this tenant in the meantime').waitFor();
    await dialog.getByRole('cell', { name: 'Theirs' }).waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Mine');
    await press(page, 'Save my changes');
    await expect.poll(() => read(id)).toMatchObject({ name: 'Mine' });
    await visitors.leave(page);
  });

  test('many tenants are changed at once', async () => {
    const both = [await aTenant(called('Many One')), await aTenant(called('Many Two'))];
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(
      `/superadmin/tenants?search=${encodeURIComponent(called('Many'))}&sort=name`.replace('%20', '+'),
    );
    for (const { name } of both) await page.getByLabel(`Select ${name}`).check();
    await page.getByLabel('Action for the selection').selectOption('activate');
    await press(page, 'Apply');
    await page.getByText('2 tenants changed').waitFor();
    expect((await read(both[0]?.id ?? '')).status).toBe('active');
    await visitors.leave(page);
  });
});

test('a file of tenants shows the errors of its lines, then creates them, without JavaScript', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto('/superadmin/tenants/import');
  const field = page.getByLabel('Or paste its content');
  await field.fill('name,domain,adminEmail\nPasted One,gmail.com,it@pasted.example');
  await press(page, 'Check');
  await page.getByText(/^Line 2, domain: /).waitFor();
  await field.fill('name,domain,adminEmail\nPasted One,pasted.example,it@pasted.example');
  await press(page, 'Check again');
  await page.getByText('The line is valid').waitFor();
  await press(page, 'Create 1 tenant');
  await page.getByRole('heading', { name: 'Tenant import' }).waitFor();
  // Each read shows the progress. The job runs in the background.
  while ((await page.getByText('The import is complete').count()) === 0) await page.reload();
  await page.getByText('1 tenant created, 0 skipped, 0 failed.').waitFor();
  await page.getByRole('link', { name: 'All tenants' }).click();
  await page.getByRole('link', { name: 'Pasted One', exact: true }).waitFor();
  await visitors.leave(page);
});

test('a chosen file becomes the text; an invalid line is kept and does not block the others', async () => {
  const good = Array.from(
    { length: 205 },
    (_, n) => `Chosen ${n},c${n}.chosen.example,it@c${n}.chosen.example`,
  );
  const file = ['name,domain,adminEmail', ...good, 'Wrong One,gmail.com,it@wrong.example'].join('\n');
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/tenants/import');
  const choose = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'File' }).click();
  await (await choose).setFiles({ name: 'chosen.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('chosen.csv was read: 207 lines.').waitFor();
  const field = page.getByLabel('Or paste its content');
  expect(await field.inputValue()).toBe(file);
  await press(page, 'Check');
  await page.getByText('1 of 206 lines is invalid').waitFor();

  // The corrected text is checked, even though a file was chosen.
  await field.fill(
    `${file.replace('Chosen 3,c3.', 'Renamed 3,renamed.')}\nWrong Two,gmail.com,it@wrong.example`,
  );
  await press(page, 'Check again');
  await page.getByText('2 of 207 lines are invalid').waitFor();
  await press(page, 'Import the 205 valid rows');
  await page.getByText('205 tenants created, 0 skipped, 2 failed.').waitFor();
  expect(await flawsOf(page, 'import')).toEqual([]);
  const failed = await page.request.get(`${new URL(page.url()).pathname}/failed.csv`);
  expect(await failed.text()).toMatch(/^name,domain,.*\r\nWrong One,gmail.com,.*,207,"?domain: /);
  await page.getByRole('link', { name: 'Correct 2 lines' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByLabel('Or paste its content').inputValue()).toContain('Wrong One,gmail.com');
  await page.getByText('207 of 207 lines processed, 2 failed').waitFor();
  await visitors.leave(page);
});

test('an import continues without the tab that started it, and can be found again', async () => {
  const rows = Array.from({ length: 150 }, (_, n) => `Left ${n},l${n}.left.example,it@l${n}.left.example`);
  const csv = ['name,domain,adminEmail', ...rows, 'Wrong Left,gmail.com,it@wrong.example'].join('\n');
  const left = await visitors.as('superadmin');
  await left.goto('/superadmin/tenants/import');
  await left.getByLabel('Or paste its content').fill(csv);
  await press(left, 'Check');
  await press(left, 'Import the 150 valid rows');
  await left.getByRole('heading', { name: 'Tenant import' }).waitFor();
  await left.close();

  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  const found = page.getByText(': 151 of 151 lines processed, 1 failed');
  await expect
    .poll(async () => {
      await page.goto('/superadmin/tenants/import');
      return found.count();
    })
    .toBe(1);
  await found.getByRole('link').click();
  await page.getByText('150 tenants created, 0 skipped, 1 failed.').waitFor();
  expect(await page.getByRole('link', { name: 'Download the failed lines' }).count()).toBe(1);
  await visitors.leave(page);
});

test('checking a file before the page has read it uses the file’s text', async () => {
  const page = await visitors.as('superadmin');
  // Simulates a disk that never responds.
  await page.addInitScript(() => {
    File.prototype.text = () => Promise.withResolvers<string>().promise;
  });
  await page.goto('/superadmin/tenants/import');
  for (const [button, count] of [
    ['Check', 2],
    ['Check again', 3],
  ] as const) {
    const rows = Array.from({ length: count }, (_, n) => `Early ${n},e${n}.early.example,it@early.example`);
    const buffer = Buffer.from(['name,domain,adminEmail', ...rows].join('\n'));
    const choose = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'File' }).click();
    await (await choose).setFiles({ name: 'early.csv', mimeType: 'text/csv', buffer });
    await press(page, button);
    await page.getByText(`All ${count} lines are valid`).waitFor();
  }
  await visitors.leave(page);
});

test('only users who can see the list can download it as a file', async () => {
  await aTenant('Filed Away');
  const page = await visitors.as('superadmin');
  const file = await page.request.get('/superadmin/tenants.csv?search=filed');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toMatch(/^id,code,name.*\r\n.*,Filed Away,filed-away\.example,/);
  await visitors.leave(page);
  const admin = await visitors.as('admin');
  const refused = await admin.request.get('/superadmin/tenants.csv', { maxRedirects: 0 });
  expect(refused.status()).toBe(302);
  await visitors.leave(admin);
});

test('its dialog has no accessibility flaws', async () => {
  const { id } = await aTenant('Looked At');
  const page = await visitors.as('superadmin');
  await page.goto(`/superadmin/tenants/${id}?search=looked`);
  expect(await flawsOf(page, 'tenant')).toEqual([]);
  await visitors.leave(page);
});

test('an auditor filters the audit log, and verifies its chain', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto('/superadmin/audit?outcome=success');
  await press(page, 'Verify the hash chain');
  await page.getByText(/sealed events are unchanged/).waitFor();
  const file = await page.request.get('/superadmin/audit.csv?outcome=failure');
  expect(await file.text()).not.toContain(',success,');
  await visitors.leave(page);
});

describe('while an organization is pending', () => {
  const waiting = async (name: string) => {
    const { email, password, tenant } = await visitors.organization(name);
    const api = await visitors.api('superadmin');
    const { version } = (await (await api('GET', `/api/v1/tenants/${tenant.id}`)).json()) as TenantDto;
    await api('PATCH', `/api/v1/tenants/${tenant.id}`, { version, status: 'pending' });
    return { email, password };
  };
  /** Console pages that its admin may open, except pages of single objects. */
  const PAGES = ROUTES.filter(
    (route) =>
      route.frame === 'console' &&
      !route.path.includes(':') &&
      mayEnter({ role: 'tenant_admin', permissions: permissionsOf('tenant_admin') }, route),
  ).map(({ path }) => path);

  test('navigation and forms are disabled and give the reason', async () => {
    const page = await visitors.as(await waiting('Waiting Works'));
    await page.goto('/admin');
    await page.getByText('Account Activation Pending').waitFor();
    await page.getByText('Our team reviews your organization and activates it', { exact: false }).waitFor();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const open = await links.evaluateAll((all) =>
      all.flatMap((link) =>
        link.getAttribute('aria-disabled') === 'true' ? [] : [link.getAttribute('href')],
      ),
    );
    expect(open).toEqual(['/admin']);
    const invite = page.getByRole('main').getByRole('button', { name: 'Invite users' });
    expect(await invite.isDisabled()).toBe(true);
    // Requesting a plan works while the organization is pending.
    expect(await page.getByRole('button', { name: 'Request the Pro Plan' }).isEnabled()).toBe(true);
    expect(await flawsOf(page, 'pending')).toEqual([]);
    await visitors.leave(page);
  });

  test('every page has one banner, and no page of the organization shows a form that must fail', async () => {
    const page = await visitors.as(await waiting('Waiting Everywhere'), { javaScriptEnabled: false });
    const wrong: string[] = [];
    expect(PAGES.length).toBeGreaterThan(20);
    for (const path of PAGES) {
      await page.goto(path);
      const banners = await page.getByText('Account Activation Pending').count();
      if (banners !== 1) wrong.push(`${path} has ${banners} banners`);
      if (!path.startsWith('/admin/')) continue;
      const usable = page.locator(
        'main form[method=post] :is(button, input, select, textarea):enabled:visible',
      );
      if ((await usable.count()) > 0) wrong.push(`${path} has a form that is not disabled`);
    }
    expect(wrong).toEqual([]);
    await visitors.leave(page);
  });

  test('lists can be searched, and their add buttons are disabled with the reason', async () => {
    const page = await visitors.as(await waiting('Waiting Lists'));
    await page.goto('/admin/users');
    const add = page.getByRole('main').getByRole('button', { name: 'Invite people' });
    expect(await add.isDisabled()).toBe(true);
    const reason = await add.getAttribute('aria-describedby');
    expect(await page.locator(`#${reason}`).textContent()).toContain(
      'read-only until your account is activated',
    );
    await page.getByRole('main').getByLabel('Search').fill('nobody');
    await page.getByRole('main').getByLabel('Search').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === 'nobody');
    await page.getByRole('main').getByText('No matching users').waitFor();
    await page.goto('/admin/sso');
    const adding = page.getByRole('main').getByRole('button', { name: 'Add connection' });
    expect(await adding.first().isDisabled()).toBe(true);
    await visitors.leave(page);
  });
});
