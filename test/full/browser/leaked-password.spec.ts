import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignInPolicy } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOf } from '../../support/flaws.ts';
import { fillIn, Visitors, type Who } from '../../support/visitors.ts';

const FRESH = 'four words make one door';

let visitors: Visitors;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-leaked-'));
  await leak('somebody else chose this one');
  visitors = await Visitors.start({ LEAKED_PASSWORDS: join(folder, 'passwords.txt') });
});
afterAll(async () => {
  await visitors?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Every password that has leaked so far. */
function leak(password: string): Promise<void> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  return writeFile(join(folder, 'passwords.txt'), `${hash}:7\n`);
}

async function checkPasswords(admin: Who): Promise<void> {
  const api = await visitors.api(admin);
  const {
    tenantId: _,
    requiredSince: __,
    ...policy
  } = (await (await api('GET', '/api/v1/sign-in-policy')).json()) as SignInPolicy;
  const saved = await api('PUT', '/api/v1/sign-in-policy', { ...policy, checkPasswords: true });
  expect(saved.status, await saved.text()).toBe(200);
}

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('a leaked password must be changed to a different one before the sign-in completes', async () => {
    await leak('somebody else chose this one');
    const admin = await visitors.organization(`Leaked ${javaScriptEnabled}`);
    await checkPasswords(admin);
    await leak(admin.password);

    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto('/login');
    await fillIn(page, admin.email, admin.password);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    if (javaScriptEnabled) expect(await barriersOf(page)).toEqual([]);
    await page.goto('/dashboard');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.goto('/login/second-factor');

    const choose = async (password: string) => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Save and continue' }).click();
    };
    await choose(admin.password);
    await page.getByText('This password has appeared in a data breach. Choose another one.').waitFor();
    await leak('somebody else chose this one');
    await choose(admin.password);
    await page.getByText('This is your current password. Choose another one.').waitFor();
    await choose(FRESH);
    await page.waitForURL('**/dashboard');
    await page.locator('header').getByText('Ada Lovelace').first().waitFor({ state: 'attached' });
    await visitors.leave(page);
  });
});
