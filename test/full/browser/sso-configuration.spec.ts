import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SsoConfigurationDto, TEXTS } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const { saved, saveFailed, loadFailed } = TEXTS.ssoConfiguration;

let sandbox: Sandbox;
let visitors: Visitors;
beforeAll(async () => {
  sandbox = await startSandbox(0);
  visitors = await Visitors.join();
});
afterAll(async () => {
  await visitors?.stop();
  await sandbox?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function connected(name: string, more: object = {}): Promise<SsoConfigurationDto> {
  const api = await visitors.api('admin');
  const response = await api('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name,
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    ...more,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as SsoConfigurationDto;
}

async function kept(id: string): Promise<SsoConfigurationDto> {
  const api = await visitors.api('admin');
  return (await (await api('GET', `/api/v1/sso-configurations/${id}`)).json()) as SsoConfigurationDto;
}

/** If there are several connections, the settings of each are collapsed. */
async function unfold(page: Page, name: string): Promise<void> {
  const settings = cardOf(page, name).locator('details', { hasText: 'Settings' }).first();
  if ((await settings.getAttribute('open')) === null) await settings.locator('summary').first().click();
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin creates a connection, sees errors at their fields, and sees no secret again', async () => {
    const name = `Company ${javaScriptEnabled}`;
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto('/admin/sso/new');
    await page.getByRole('link', { name: /^OAuth2 \/ OpenID Connect/ }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Issuer').fill(`${sandbox.issuers.company}/nowhere`);
    await page.getByLabel('Client secret').fill('typed by mistake');
    await press(page, 'Save');
    await page.getByRole('alert').getByText(saveFailed, { exact: true }).waitFor();
    expect(await page.getByLabel('Client ID').getAttribute('aria-invalid')).toBe('true');
    expect(await page.content()).not.toContain('typed by mistake');

    await page.getByLabel('Client ID').fill(SANDBOX_CLIENT_ID);
    await page.getByLabel('Client secret').fill(SANDBOX_CLIENT_SECRET);
    await press(page, 'Save');
    await page.locator('[name=issuer][aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);

    await page.getByLabel('Issuer').fill(sandbox.issuers.company);
    await page.getByLabel('Client secret').fill(SANDBOX_CLIENT_SECRET);
    await page.getByLabel('Domains').fill(`sso-${javaScriptEnabled}.example`);
    await press(page, 'Save');
    await page.waitForURL(/\/admin\/sso\?made=/);
    await page.getByText(saved(name)).first().waitFor();
    const card = cardOf(page, name);
    await card.getByText('Inactive', { exact: true }).waitFor();
    await card
      .getByText(`Not verified yet, so no new users can join through: sso-${javaScriptEnabled}.example.`)
      .waitFor();
    expect(await card.locator('code', { hasText: '/sso/callback/' }).count()).toBe(1);
    expect(await page.content()).not.toContain(SANDBOX_CLIENT_SECRET);
    await visitors.leave(page);
  });

  test('the switch saves, and the badge shows the state', async () => {
    const name = `Switched ${javaScriptEnabled}`;
    const { id } = await connected(name);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/sso?open=${id}`);
    const card = cardOf(page, name);
    for (const [chip, isEnabled] of [
      ['Active', true],
      ['Inactive', false],
    ] as const) {
      await page.getByRole('switch', { name: `Enable ${name}` }).click();
      await card.getByText(chip, { exact: true }).waitFor();
      await page.getByText(saved(name)).first().waitFor();
      expect((await kept(id)).isEnabled).toBe(isEnabled);
    }
    await visitors.leave(page);
  });

  test('settings are saved, a secret is replaced, and one click restores a version', async () => {
    const name = `Edited ${javaScriptEnabled}`;
    const { id } = await connected(name);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/sso?open=${id}`);
    await unfold(page, name);
    const card = cardOf(page, name);
    await card.getByText('Set', { exact: true }).waitFor();
    await card.getByLabel('Name', { exact: true }).fill(`${name} anew`);
    await card.getByLabel('Client secret').fill('another secret');
    await card.getByText('Attributes and roles', { exact: true }).click();
    const mapped = { Picture: 'portrait', Language: 'tongue', 'Time zone': 'clock' };
    for (const [what, claim] of Object.entries(mapped))
      await card.getByLabel(`${what} attribute`).fill(claim);
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByText(saved(`${name} anew`))
      .first()
      .waitFor();
    expect(await page.content()).not.toContain('another secret');
    expect((await kept(id)).mapping).toMatchObject({
      picture: 'portrait',
      locale: 'tongue',
      zoneinfo: 'clock',
    });

    const renamed = cardOf(page, `${name} anew`);
    await renamed.getByRole('link', { name: 'Show version history' }).click();
    await renamed.getByText('clientSecret: replaced').waitFor();
    await renamed.getByText(`name: ${name} → ${name} anew`).waitFor();
    expect(await renamed.getByText('You', { exact: true }).count()).toBeGreaterThan(1);
    await renamed.getByRole('button', { name: 'Restore version 1' }).click();
    await cardOf(page, name).waitFor();
    expect(await kept(id)).toMatchObject({ name, version: 3, clientSecretSet: true });
    await visitors.leave(page);
  });

  test('concurrent changes are shown, and not overwritten without a confirmation', async () => {
    const name = `Shared ${javaScriptEnabled}`;
    const { id } = await connected(name);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/sso?open=${id}`);
    await unfold(page, name);
    const api = await visitors.api('admin');
    await api('PATCH', `/api/v1/sso-configurations/${id}`, { version: 1, clientId: OTHER });
    const card = cardOf(page, name);
    await card.getByLabel('Name', { exact: true }).fill(`${name}, mine`);
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await card.getByRole('alert').getByText(saveFailed, { exact: true }).waitFor();
    await card.getByText(`clientId: ${SANDBOX_CLIENT_ID} → ${OTHER}`).waitFor();
    expect((await kept(id)).name).toBe(name);
    await visitors.leave(page);
  });

  test('a configuration is deleted once its name is typed', async () => {
    const name = `Doomed ${javaScriptEnabled}`;
    await connected(name);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto('/admin/sso?open=');
    await page.getByRole('link', { name, expanded: false }).click();
    const card = cardOf(page, name);
    await card.getByText('Delete this connection…').click();
    await card.getByRole('button', { name: 'Delete connection' }).click();
    await card.getByText('This is not the name of the connection').waitFor();
    await card.getByLabel(`Type ${name} to confirm`).fill(name);
    await card.getByRole('button', { name: 'Delete connection' }).click();
    await page.getByText('The connection is deleted.').waitFor();
    expect(await cardOf(page, name).count()).toBe(0);
    await visitors.leave(page);
  });
});

const OTHER = 'somebody-elses-client';

test('the table shows the status of each connection, and one card at a time', async () => {
  const [first, second] = [await connected('Listed one'), await connected('Listed two')];
  const page = await visitors.as('admin');
  await page.goto('/admin/sso?open=');
  const row = page.getByRole('row', { name: /Listed one/ });
  for (const text of ['Inactive', 'None in 30 days', 'No certificate']) await row.getByText(text).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByRole('link', { name: /^Listed one/ }).click();
  await cardOf(page, first.name).waitFor();
  await page.getByRole('link', { name: /^Listed two/, expanded: false }).click();
  await cardOf(page, second.name).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await visitors.leave(page);
});

test('a URL is copied by keyboard, and the page confirms it', async () => {
  const { id, redirectUri } = await connected('Copied');
  const page = await visitors.as('admin', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/admin/sso?open=${id}`);
  await cardOf(page, 'Copied').getByRole('button', { name: 'Copy Redirect URI' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(TEXTS.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(redirectUri);
  await visitors.leave(page);
});

test('invalid SAML metadata is rejected at its field, pasted or as a file', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/sso-configuration/new?type=saml');
  await page.getByLabel('Name', { exact: true }).fill('Broken');
  await page.getByLabel('Organization (optional)').fill('nobody');
  await press(page, 'Save');
  await page.getByText('No organization has this code or slug').first().waitFor();
  await page.getByLabel('Organization (optional)').fill('demo-company');
  await page.getByLabel('Metadata XML').fill('<not-metadata/>');
  await press(page, 'Save');
  await page.locator('[name=metadata][aria-invalid=true]').waitFor();

  const file = join(visitors.product.dataDir, 'metadata.xml');
  writeFileSync(file, '<html/>');
  await page.getByLabel('Metadata XML').fill('');
  await page.getByLabel('Metadata file').setInputFiles(file);
  await press(page, 'Save');
  await page
    .getByText(/The SAML metadata cannot be used/)
    .first()
    .waitFor();
  await visitors.leave(page);
});

test('a list that cannot be loaded shows an error on its page', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/sso?cursor=nonsense');
  await page.getByRole('alert').getByText(loadFailed, { exact: true }).waitFor();
  await visitors.leave(page);
});

test('only admins can open it, and an admin sees no platform data', async () => {
  const user = await visitors.as('user');
  await user.goto('/admin/sso');
  expect(new URL(user.url()).pathname).toBe('/login');
  await visitors.leave(user);
  const admin = await visitors.as('admin');
  await admin.goto('/superadmin/sso-configuration');
  expect(new URL(admin.url()).pathname).toBe('/login');
  await admin.goto('/admin/sso');
  expect(await admin.getByText('Platform connection').count()).toBe(0);
  await visitors.leave(admin);
});

test('no screen overflows or has an accessibility flaw', async () => {
  const page = await visitors.as('superadmin');
  const api = await visitors.api('superadmin');
  const { items } = (await (await api('GET', '/api/v1/sso-configurations')).json()) as {
    items: SsoConfigurationDto[];
  };
  const edited = items.find(({ name }) => name.startsWith('Edited'))?.id;
  const found: string[] = [];
  for (const [name, path] of [
    ['sso-configuration', `/superadmin/sso-configuration?history=${edited}`],
    ['sso-new', '/superadmin/sso-configuration/new'],
    ['sso-new-saml', '/superadmin/sso-configuration/new?type=saml'],
  ] as const) {
    await page.goto(path);
    const first = page.locator('summary', { hasText: 'Settings' }).first();
    if (name === 'sso-configuration') await first.click();
    found.push(...(await flawsOf(page, name)));
  }
  expect(found).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
