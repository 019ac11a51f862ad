import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { aPng } from '../../support/pictures.ts';
import { Visitors } from '../../support/visitors.ts';

const SETTINGS = '/tenant-admin/settings';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an organization sets its branding, and the next sign-in in this browser shows it', async () => {
  const admin = await visitors.organization('Looks Fine');
  const page = await visitors.as(admin);
  await page.goto(SETTINGS);

  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') };
  await page.getByLabel('Picture').setInputFiles(logo);
  await press(page, 'Upload logo');
  await page.getByText('SVG files can contain scripts', { exact: false }).last().waitFor();
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: aPng(120, 48) });
  await press(page, 'Upload logo');
  await page.getByText('The logo is saved.', { exact: false }).waitFor();

  await page.getByLabel('Color', { exact: true }).fill('#ffcc00');
  await press(page, 'Save colors');
  await page
    .getByText('White text on this color has a contrast of 1.5:1', { exact: false })
    .first()
    .waitFor();
  expect(await page.getByLabel('Color', { exact: true }).inputValue()).toBe('#ffcc00');
  await page.getByLabel('Color', { exact: true }).fill('#0b6e4f');
  await press(page, 'Save colors');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.reload();
  expect(await flawsOf(page, 'organization-settings')).toEqual([]);

  await page.context().clearCookies({ name: /session$/ });
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to Looks Fine' }).waitFor();
  const shown = page.locator('header img');
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(11, 110, 79)',
  );
  expect(await flawsOf(page, 'login-of-organization')).toEqual([]);
  await visitors.leave(page);

  const stranger = await visitors.newcomer();
  await stranger.goto(`/login?tenant=${admin.tenant.slug}`);
  await stranger.getByRole('heading', { name: 'Sign in to Gatehouse' }).waitFor();
  expect(await stranger.locator('header img').count()).toBe(0);
  await visitors.leave(stranger);
});

test('the second of two admins sees what the first one changed', async () => {
  const admin = await visitors.organization('Two Editors');
  const page = await visitors.as(admin);
  await page.goto(SETTINGS);
  const first = await visitors.api(admin);
  const { version } = (await (await first('GET', '/api/v1/organization')).json()) as { version: number };
  await first('PATCH', '/api/v1/organization', { version, name: 'Two Editors Ltd' });

  await page.getByLabel('Name', { exact: true }).fill('ثاني');
  await press(page, 'Save');
  const conflict = page.getByRole('alert').filter({ hasText: 'Another user changed this organization' });
  await conflict.getByText('Two Editors Ltd').waitFor();
  await press(page, 'Save');
  await page.getByText('Saved.', { exact: true }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('ثاني');
  await visitors.leave(page);
});
