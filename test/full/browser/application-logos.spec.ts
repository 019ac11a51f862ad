import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { OidcApplication } from '../../support/oidc-application.ts';
import { aPng } from '../../support/pictures.ts';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let application: OidcApplication;
beforeAll(async () => {
  [visitors, application] = await Promise.all([Visitors.join(), OidcApplication.start()]);
});
afterAll(async () => {
  await visitors?.stop();
  application?.stop();
});

test('an application’s logo is chosen on its page, and users and admins see it everywhere', async () => {
  const api = await visitors.api('admin');
  const registered = await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Logo ledger',
    redirect_uris: [application.callback],
    scopes: ['openid', 'profile', 'email'],
    is_active: true,
  });
  const { id, client_id, client_secret } = (await registered.json()) as Record<string, string>;
  await application.trust(visitors.product.url, client_id ?? '', client_secret ?? '');

  const page = await visitors.as('admin');
  await page.goto(`/admin/applications/${id}`);
  const form = page.getByRole('form', { name: 'Logo' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    form.getByLabel('Picture').setInputFiles({ name, mimeType, buffer });
  await form.getByRole('button', { name: 'Upload logo' }).click();
  await form.getByText('Choose a picture').waitFor();
  await choose('logo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await form.getByRole('button', { name: 'Upload logo' }).click();
  await form.getByText('SVG files can contain scripts', { exact: false }).waitFor();
  await choose('logo.png', 'image/png', aPng(64, 64));
  await form.getByRole('button', { name: 'Upload logo' }).click();
  await page.getByText('The application is saved.').waitFor();
  await form.getByRole('button', { name: 'Remove logo' }).waitFor();
  const logo = (await form.locator('img').getAttribute('src')) ?? '';
  expect(logo).toMatch(/^\/api\/v1\/logos\//);
  expect(await flawsOf(page, 'application-logo')).toEqual([]);

  await page.goto('/admin/applications?search=Logo+ledger');
  await page.locator(`img[src="${logo}"]`).waitFor();
  await visitors.leave(page);

  const guest = await visitors.newcomer();
  await guest.goto(`${application.url}/sign-in`);
  const shown = guest.locator(`img[src="${logo}"]`);
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  expect(await flawsOf(guest, 'openid-address-logo')).toEqual([]);
  await fillIn(guest, emailOf('user'), DEMO_PASSWORD);
  await guest.getByRole('heading', { name: /asks to sign you in/ }).waitFor();
  await shown.waitFor();
  expect(await flawsOf(guest, 'consent-logo')).toEqual([]);
  await visitors.leave(guest);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
