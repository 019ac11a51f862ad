import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';

const PASSWORD = 'a quiet bicycle at noon';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.start();
});
afterAll(() => visitors?.stop());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function linkTo(email: string): Promise<string> {
  const api = await visitors.api('superadmin');
  const { items } = (await (await api('GET', '/api/v1/mail/outbox?limit=100')).json()) as {
    items: { id: string; to: string }[];
  };
  for (const { id } of items.filter(({ to }) => to === email)) {
    const { text } = (await (await api('GET', `/api/v1/mail/outbox/${id}`)).json()) as { text: string };
    const link = /http\S+\/invitation\?token=\S+/.exec(text)?.[0];
    if (link) return new URL(link).search;
  }
  throw new Error(`no invitation to ${email}`);
}

test('an admin invites a list of users without JavaScript, and an invited user sets a password and joins', async () => {
  const page = await visitors.signedIn('admin', { javaScriptEnabled: false });
  await page.goto('/tenant-admin/users');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('/admin/users');
  await page.goto('/admin/users/invite?way=list');
  await page.getByLabel('Addresses').fill('ada@list.test, nobody at all');
  await press(page, 'Check first');
  await page.getByText('1 line is wrong').waitFor();
  await page.getByText('Enter an email address').waitFor();
  expect(await page.getByLabel('Addresses').inputValue()).toContain('nobody at all');

  await page.getByLabel('Addresses').fill('ada@list.test');
  await press(page, 'Check again');
  await press(page, 'Invite 1 person');
  while ((await page.getByText('The import is complete').count()) === 0) await page.reload();
  await page.getByText('1 invitation sent, 0 skipped, 0 failed.').waitFor();
  await page.getByRole('link', { name: 'All invitations' }).click();
  await page.getByText('ada@list.test').first().waitFor();

  const guest = await visitors.newcomer({ javaScriptEnabled: false });
  await guest.goto(`/invitation${await linkTo('ada@list.test')}`);
  expect(guest.url()).not.toContain('token');
  await guest.getByRole('heading', { name: 'Join Demo Company' }).waitFor();
  await guest.getByLabel('First name').fill('Ada');
  await guest.getByLabel('Last name').fill('Lovelace');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm password').fill('something else');
  await press(guest, 'Accept and sign in');
  await guest.getByText('Passwords do not match').waitFor();
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm password').fill(PASSWORD);
  await press(guest, 'Accept and sign in');
  await guest.waitForURL((url) => url.pathname === '/dashboard');
});

test('a user is found, gets a role of the organization and is suspended', async () => {
  const page = await visitors.signedIn('admin');
  await page.goto('/admin/roles/new');
  await page.getByLabel('Name').fill('Help desk');
  await page.getByRole('checkbox', { name: /Manage users/ }).check();
  await press(page, 'Create role');
  await page.getByRole('link', { name: 'Help desk' }).waitFor();

  await page.goto('/admin/users?search=uma');
  await page.getByRole('link', { name: 'Uma User' }).click();
  // The list also has a field with this name.
  await page.getByRole('button', { name: 'Save role' }).waitFor();
  await page
    .getByLabel('Role', { exact: true })
    .and(page.locator('select'))
    .selectOption({ label: 'Help desk' });
  await press(page, 'Save role');
  await page.getByText('Saved.', { exact: true }).first().waitFor();

  const helper = await visitors.signedIn('user');
  await helper.goto('/admin/users');
  expect([new URL(helper.url()).pathname, await helper.locator('h1').innerText()]).toEqual([
    '/admin/users',
    'User Management',
  ]);
  await helper
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'User Management' })
    .waitFor();
  await helper.goto('/admin/domains');
  await helper.waitForURL((url) => url.pathname === '/login');

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByText('Suspended', { exact: true }).first().waitFor();
  await helper.goto('/dashboard');
  await helper.waitForURL((url) => url.pathname === '/login');
  await press(page, 'Reactivate');
  await page.getByText('Active', { exact: true }).first().waitFor();
});

test.each([
  ['admin', '/admin/users?search=uma', true],
  ['superadmin', '/superadmin/users?search=uma', false],
] as const)('%s exports the personal data of a user as a file', async (account, list, javaScriptEnabled) => {
  const page = await visitors.signedIn(account, { javaScriptEnabled });
  await page.goto(list);
  await page.getByRole('link', { name: 'Uma User' }).click();
  const waits = page.waitForEvent('download');
  await press(page, 'Export data');
  const file = await (await waits).createReadStream();
  const exported = JSON.parse(Buffer.concat(await file.toArray()).toString());
  const userId = /[0-9a-f-]{36}/.exec(new URL(page.url()).pathname)?.[0];
  expect(exported).toMatchObject({ format: 'gatehouse-personal-data/1', userId });
  expect(JSON.stringify(exported)).toContain(emailOf('user'));
});

test.each([true, false])(
  'an admin sets custom attributes of a user (script: %s)',
  async (javaScriptEnabled) => {
    const api = await visitors.api('admin');
    const suffix = javaScriptEnabled ? 'A' : 'B';
    for (const [name, rest] of Object.entries({
      costCode: {},
      floor: { type: 'integer' },
      remote: { type: 'boolean' },
      teams: { multiValued: true },
    }))
      await api('POST', '/api/v1/custom-attributes', {
        name: `${name}${suffix}`,
        label: `${name} ${suffix}`,
        ...rest,
      });
    const page = await visitors.signedIn('admin', { javaScriptEnabled });
    await page.goto('/admin/users?search=uma');
    await page.getByRole('link', { name: 'Uma User' }).click();
    const field = (name: string) => page.getByLabel(`${name} ${suffix}`);
    await field('costCode').fill('A-1042');
    await field('floor').fill('three');
    await field('remote').selectOption({ label: 'No' });
    await field('teams').fill('red\nblue');
    await press(page, 'Save attributes');
    await page.getByText('Enter a whole number').waitFor();
    expect(await field('teams').inputValue()).toBe('red\nblue');
    await field('floor').fill('3');
    await press(page, 'Save attributes');
    await page.getByText('Saved.', { exact: true }).first().waitFor();
    await page.reload();
    expect(
      await Promise.all(['costCode', 'floor', 'remote', 'teams'].map((name) => field(name).inputValue())),
    ).toEqual(['A-1042', '3', 'false', 'red\nblue']);
    const user = await visitors.signedIn('user', { javaScriptEnabled });
    await user.goto('/user/settings');
    expect(await user.locator('#attributes').innerText()).toMatch(/teams [AB]\s+red(,| and) blue/);
  },
);

test('what an admin leaves behind is shown before the removal, and what remains is shown after it', async () => {
  const leaver = 'leaver@demo-company.test';
  const api = await visitors.api('admin');
  expect((await api('POST', '/api/v1/invitations', { email: leaver, role: 'tenant_admin' })).status).toBe(
    201,
  );
  const guest = await visitors.newcomer({ javaScriptEnabled: false });
  await guest.goto(`/invitation${await linkTo(leaver)}`);
  await guest.getByLabel('First name').fill('Lea');
  await guest.getByLabel('Last name').fill('Ver');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm password').fill(PASSWORD);
  await press(guest, 'Accept and sign in');
  await guest.waitForURL((url) => url.pathname === '/dashboard');
  await guest.goto('/admin/users/invite');
  await guest.getByLabel('Email').fill('second-address@other.test');
  await press(guest, 'Send the invitation');
  await guest.waitForURL((url) => url.pathname === '/admin/users');
  await guest.goto('/admin/applications/new?preset=web');
  await guest.getByLabel('Name').fill('Back Door');
  await guest.getByLabel('Application URL').fill('https://back-door.test/callback');
  await press(guest, 'Register application');
  await guest.getByText('Back Door').first().waitFor();

  // Without JavaScript, as the user's page works.
  const page = await visitors.signedIn('admin', { javaScriptEnabled: false });
  await page.goto('/admin/users?search=lea');
  await page.getByRole('link', { name: 'Lea Ver' }).click();
  const remove = page.getByRole('region', { name: 'Remove' });
  const sentence =
    'Ends: 1 pending invitation. Remains for review: 1 application with a client secret known to the user and 1 application';
  for (const name of ['Role', 'Suspend', 'Remove'])
    await page.getByRole('region', { name, exact: true }).getByText(sentence).waitFor();
  const left = page.getByRole('region', { name: 'What this user leaves behind' });
  await left.getByText('second-address@other.test').waitFor();
  expect(await left.getByRole('link', { name: 'Back Door' }).count()).toBe(2);

  await remove.getByRole('button', { name: 'Remove from the organization' }).click();
  await page.getByRole('heading', { name: 'Former member' }).waitFor();
  expect(await page.getByText('second-address@other.test').count()).toBe(0);
  await left.getByRole('link', { name: 'Back Door' }).first().click();
  await page.getByRole('heading', { name: 'Back Door' }).waitFor();
  expect(visitors.complaints).toEqual([]);
});

test('a superadmin finds any user; a user of two organizations switches between them', async () => {
  const api = await visitors.api('superadmin');
  const made = await api('POST', '/api/v1/tenants', {
    name: 'Second Company',
    domain: 'second-company.test',
    adminEmail: emailOf('user'),
  });
  expect(made.status).toBe(201);
  const { id, version } = (await made.json()) as { id: string; version: number };
  await api('POST', `/api/v1/tenants/${id}/activate`, { version });

  const page = await visitors.signedIn('user');
  await page.goto(`/invitation${await linkTo(emailOf('user'))}`);
  await press(page, 'Accept the invitation');
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await page.getByLabel(/^Account menu/).click();
  await page.getByText('Second Company').first().waitFor();
  await press(page, /Switch to\s+Demo Company/);
  await page.getByText('You switched to the other organization.').first().waitFor();

  const superadmin = await visitors.signedIn('superadmin');
  await superadmin.goto('/superadmin/users?search=uma');
  await superadmin.getByRole('link', { name: 'Uma User' }).click();
  await superadmin.getByText('Second Company', { exact: true }).waitFor();
  await superadmin.getByRole('button', { name: 'Sign out everywhere' }).click();
  await superadmin.getByText('Signed out everywhere.').first().waitFor();
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/login');
  await fillIn(page, emailOf('user'), 'Gatehouse-demo-1');
  expect(visitors.complaints).toEqual([]);
});
