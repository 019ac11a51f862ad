import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieOf, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

/** Searches for users and groups in a panel. The console has a separate search. */
async function find(page: Page, panel: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: panel });
  await region.getByLabel('User or group').fill(text);
  await region.getByLabel('User or group').press('Enter');
}

test.each([
  ['with script', true],
  ['without script', false],
])(
  'an admin creates a group, adds a member, maps a role and reads the reason, %s',
  async (how, javaScriptEnabled) => {
    const page = await visitors.signedIn('admin', { javaScriptEnabled });
    const name = `Team ${how}`;
    await page.goto('/admin/groups');
    await page.getByRole('link', { name: 'New group' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create group' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const group = new URL(page.url()).pathname;

    await find(page, 'Add members', 'user@demo-company.test');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByText('The members are saved.').waitFor();
    const member = page.getByRole('table').getByRole('link').first();
    expect(await member.count()).toBe(1);

    await page.goto(`${group}?tab=gives`);
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('tenant_admin');
    await page.getByRole('button', { name: 'Save role' }).click();
    await page.getByText('The group is saved.').waitFor();
    await page.goto(group);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByText('Role: Admin').waitFor();
    expect(await page.getByRole('link', { name }).count()).toBeGreaterThan(0);

    await page.goto(`${group}?tab=settings`);
    await page.getByRole('button', { name: 'Delete group' }).click();
    await page.getByText('The group is deleted.').waitFor();
    await visitors.leave(page);
  },
);

test('an admin limits an application to a group', async () => {
  const page = await visitors.signedIn('admin');
  const headers = {
    authorization: `Bearer ${await sessionCookieOf(page)}`,
    'content-type': 'application/json',
  };
  const made = async (path: string, body: object) => {
    const answer = await fetch(`${visitors.product.apiUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  await made('/api/v1/groups', { name: 'Ledger users' });
  const id = await made('/api/v1/admin/oauth2/clients', {
    name: 'Ledger',
    redirect_uris: ['https://ledger.test/callback'],
  });
  await page.goto(`/admin/applications/${id}?tab=access`);
  const mode = page.getByRole('combobox', { name: 'Who can use this application' });
  await mode.selectOption('true');
  await page
    .getByRole('region', { name: 'Who can use this application' })
    .getByRole('button', { name: 'Save' })
    .click();
  await page.getByText('The assignments are saved.').waitFor();
  await find(page, 'Assigned users and groups', 'ledger');
  await page.getByRole('button', { name: 'Assign Ledger users' }).click();
  await page.getByRole('button', { name: 'Remove Ledger users' }).waitFor();
  expect(await mode.inputValue()).toBe('true');
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
