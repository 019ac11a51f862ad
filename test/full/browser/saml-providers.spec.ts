import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceProviderMetadata } from '../../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS } from '../../../nest-api/src/saml/protocol/namespaces.js';
import { selfSignedCertificate } from '../../../nest-api/src/saml/protocol/signature/self-signed-certificate.js';
import { unsigned } from '../../../nest-api/src/saml/protocol/signature/sign-element.js';
import { flawsOf } from '../../support/flaws.ts';
import { emailOf, Visitors } from '../../support/visitors.ts';

const SOAP_URL = 'https://app.example.test/slo/soap';
const LIST = '/superadmin/saml-providers';
const API = '/api/v1/admin/saml/service-providers';
const DAY = 86_400_000;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** An application's server. It shows what was posted to it, and serves its metadata. */
let application: Server;
let address: string;
let visitors: Visitors;

beforeAll(async () => {
  application = createServer(async (request, response) => {
    if (request.url?.endsWith('/metadata')) return response.end(metadata(`${address}${request.url}`));
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    const xml = Buffer.from(form.get('SAMLResponse') ?? '', 'base64').toString('utf8');
    const [, name] = /<saml:NameID[^>]*>([^<]+)</.exec(xml) ?? [];
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<h1>Hello ${name}</h1><p>${form.get('RelayState')}</p>`);
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
  visitors = await Visitors.join();
});
afterAll(async () => {
  application?.closeAllConnections();
  application?.close();
  await visitors?.stop();
});

/** Whole days from now, plus some hours so that the count does not change during the test. */
function certificate(days = 3_650): string {
  return selfSignedCertificate({
    privateKey,
    commonName: 'application.test',
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + days * DAY + DAY / 2),
  });
}

function pem(base64: string): string {
  return new X509Certificate(Buffer.from(base64, 'base64')).toString();
}

/** Returns the same certificate each time. */
const lasting = certificate();

function metadata(entityId: string): string {
  return unsigned(
    serviceProviderMetadata({
      id: '_m',
      entityId,
      validUntil: new Date(Date.now() + 365 * DAY),
      signingCertificates: [lasting],
      encryptionCertificates: [lasting],
      sloUrl: `${address}/slo`,
      acsUrl: `${address}/acs`,
      nameIdFormat: NAME_ID_FORMATS.persistent,
      signsRequests: false,
    }),
  );
}

let count = 0;
async function registered(name: string, more: object = {}): Promise<SamlServiceProviderDto> {
  count += 1;
  const api = await visitors.api('superadmin');
  const response = await api('POST', API, {
    name,
    entity_id: `https://app.example.test/${count}`,
    acs_url: `${address}/acs`,
    ...more,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as SamlServiceProviderDto;
}

async function kept(id: string): Promise<SamlServiceProviderDto> {
  const api = await visitors.api('superadmin');
  return (await (await api('GET', `${API}/${id}`)).json()) as SamlServiceProviderDto;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an application is registered manually with the values of its preset', async () => {
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(LIST);
    await page.getByRole('link', { name: 'New application' }).click();
    await page.getByRole('link', { name: /^SAML application/ }).click();
    await page.getByRole('link', { name: /^Slack/ }).click();
    await page.getByRole('link', { name: 'Enter values' }).click();
    await page.getByLabel('Entity ID').fill(`https://slack.com/${javaScriptEnabled}`);
    await page.getByLabel('Assertion consumer service (ACS) URL').fill('http://slack.example.test/acs');
    await press(page, 'Register application');
    await page.getByText('Use https. Only loopback addresses can use http').waitFor();
    expect(await page.getByLabel('Entity ID').inputValue()).toBe(`https://slack.com/${javaScriptEnabled}`);
    expect(await page.getByLabel('Assertion consumer service (ACS) URL').getAttribute('aria-invalid')).toBe(
      'true',
    );

    await page.getByLabel('Assertion consumer service (ACS) URL').fill('https://slack.example.test/acs');
    await press(page, 'Register application');
    await page.getByRole('heading', { name: 'Metadata', exact: true }).waitFor();
    await page.getByText('The application is registered. Enter the values from this page there.').waitFor();
    const provider = await kept(idIn(page));
    expect(provider).toMatchObject({ name: 'Slack', name_id_format: 'persistent' });
    expect(provider.attributes.map(({ name }) => name)).toEqual(['User.Email', 'first_name', 'last_name']);
    await visitors.leave(page);
  });

  test('a known product needs only customer-specific values', async () => {
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    const team = `team-${javaScriptEnabled}`;
    await page.goto(`${LIST}/new?preset=cloudflare`);
    await page
      .getByText('https://{subdomain}.cloudflareaccess.com/cdn-cgi/access/callback')
      .first()
      .waitFor();
    await page.getByLabel('Subdomain').fill('https://team.cloudflareaccess.com');
    await press(page, 'Register application');
    await page.getByText('Enter only this part').waitFor();
    await page.getByLabel('Subdomain').fill(team);
    await press(page, 'Register application');
    await page.getByRole('heading', { name: 'Metadata', exact: true }).waitFor();
    const provider = await kept(idIn(page));
    const url = `https://${team}.cloudflareaccess.com/cdn-cgi/access/callback`;
    expect(provider).toMatchObject({ entity_id: url, acs_url: url, name_id_format: 'email' });
    expect(provider.attributes.map(({ name }) => name)).toEqual(['email', 'name']);
    await visitors.leave(page);
  });

  test('metadata is pasted, uploaded, or read from its URL', async () => {
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    const start = async (by: string) => page.goto(`${LIST}/new?preset=generic&by=${by}`);
    const entityId = (how: string) => `https://app.example.test/${how}/${javaScriptEnabled}`;

    await start('metadata');
    await press(page, 'Register application');
    await page.getByText('Paste the metadata or choose a file').waitFor();
    await page.getByLabel('Metadata', { exact: true }).fill('<html>Sign in</html>');
    await press(page, 'Register application');
    await page.getByText('The metadata cannot be used').waitFor();
    await page.getByLabel('Metadata', { exact: true }).fill(metadata(entityId('pasted')));
    await press(page, 'Register application');
    await page.getByRole('heading', { name: 'Metadata', exact: true }).waitFor();
    expect(await kept(idIn(page))).toMatchObject({
      entity_id: entityId('pasted'),
      name_id_format: 'persistent',
      slo_url: `${address}/slo`,
    });

    await start('metadata');
    const buffer = Buffer.from(metadata(entityId('uploaded')));
    await page
      .getByLabel('Metadata file')
      .setInputFiles({ name: 'metadata.xml', mimeType: 'application/xml', buffer });
    await press(page, 'Register application');
    await page.getByRole('heading', { name: 'Metadata', exact: true }).waitFor();
    expect((await kept(idIn(page))).entity_id).toBe(entityId('uploaded'));

    await start('url');
    await page.getByLabel('Metadata URL').fill(`${address}/${javaScriptEnabled}/metadata`);
    await press(page, 'Register application');
    await page.getByRole('heading', { name: 'Metadata', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Certificates' }).click();
    await press(page, 'Read metadata now');
    if (javaScriptEnabled) await page.getByText('The metadata is refreshed.').first().waitFor();
    expect((await kept(idIn(page))).certificates.map(({ use }) => use)).toEqual(['signing', 'encryption']);

    await start('metadata');
    await page.getByLabel('Metadata', { exact: true }).fill(metadata(entityId('pasted')));
    await press(page, 'Register application');
    await page.getByText('An application with this entity ID is already registered').waitFor();
    await visitors.leave(page);
  });

  test('settings are saved; concurrent changes are shown and not overwritten', async () => {
    const { id } = await registered(`Wiki ${javaScriptEnabled}`);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}`);
    const api = await visitors.api('superadmin');
    await api('PATCH', `${API}/${id}`, { version: 1, name: 'Theirs' });
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await page.getByLabel('Signature algorithm').selectOption('rsa-sha1');
    await page.getByLabel('Single logout URL for SOAP').fill(SOAP_URL);
    await press(page, 'Save changes');
    const alert = page.getByRole('alert').filter({ hasText: 'Another user changed' });
    expect(await alert.getByRole('row').nth(1).innerText()).toMatch(/Name\s+Theirs\s+Mine/);
    await press(page, 'Save mine');
    await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
    expect(await kept(id)).toMatchObject({
      name: 'Mine',
      signature_algorithm: 'rsa-sha1',
      slo_soap_url: SOAP_URL,
      version: 3,
    });
    await page.getByText('A weak algorithm is in use').waitFor();
    await visitors.leave(page);
  });

  test('encryption reports a missing certificate at its field and accepts a valid one', async () => {
    const { id } = await registered(`Vault ${javaScriptEnabled}`);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}`);
    await page.getByLabel('Assertion encryption').selectOption('aes256-gcm');
    await press(page, 'Save changes');
    await page.getByText('Encryption requires a certificate of the service provider').waitFor();

    await page.goto(`${LIST}/${id}?tab=certificates`);
    await press(page, 'Save certificates');
    await page.getByText('Paste a certificate').waitFor();
    await page.getByLabel('Signing certificates', { exact: true }).fill('nonsense');
    await press(page, 'Save certificates');
    await page.getByText('This is not an X.509 certificate').waitFor();
    await page
      .getByLabel('Signing certificates', { exact: true })
      .fill(`${pem(certificate(5))}\n${pem(certificate())}`);
    await page.getByLabel('Encryption certificate', { exact: true }).fill(pem(certificate(0)));
    await press(page, 'Save certificates');
    await page.getByText('Expires in 5 days', { exact: true }).waitFor();
    await page.getByText('Expires today').waitFor();
    expect((await kept(id)).certificates.map(({ use }) => use)).toEqual(['signing', 'signing', 'encryption']);
    await visitors.leave(page);
  });

  test('mapping rows are added, removed and saved, and a duplicate name is rejected', async () => {
    const { id } = await registered(`Mapped ${javaScriptEnabled}`, { attributes: ['email', 'name'] });
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}?tab=attributes`);
    const names = page.getByLabel('Attribute name');
    await press(page, 'Add attribute');
    await expect.poll(() => names.count()).toBe(3);
    await names.nth(2).fill('email');
    await press(page, 'Save attributes');
    await page.getByText('This attribute name already exists').waitFor();
    await names.nth(2).fill('urn:role');
    await page.getByLabel('Value').nth(2).selectOption('role');
    await page.getByLabel('Name format').nth(2).selectOption('uri');
    await press(page, 'Remove attribute 2');
    await expect.poll(() => names.count()).toBe(2);
    // Without JavaScript, a row may get its name before its other values.
    await page.waitForLoadState();
    await names.nth(1).press('Enter');
    await expect
      .poll(async () => (await kept(id)).attributes)
      .toEqual([
        { name: 'email', source: 'email', name_format: 'basic' },
        { name: 'urn:role', source: 'role', name_format: 'uri' },
      ]);
    await visitors.leave(page);
  });

  test('IdP-initiated sign-on is enabled, tried, and reaches the application', async () => {
    const { id, identity_provider: idp } = await registered(`Tried ${javaScriptEnabled}`);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}?tab=try`);
    await press(page, 'Enable IdP-initiated sign-on');
    await page.getByLabel('RelayState').fill('/reports');
    const launch = page.locator('form').filter({ hasText: 'RelayState' });
    expect(await launch.getAttribute('method')).toBe('get');
    expect(await launch.getAttribute('action')).toBe(idp.sso_url);
    const popup = page.context().waitForEvent('page');
    if (javaScriptEnabled) await press(page, 'Start sign-on');
    else await page.context().newPage();
    const there = await popup;
    if (!javaScriptEnabled) {
      // The test cannot control a window that a page without JavaScript opens, so it follows the link in another page.
      await there.goto(`${idp.launch_url}&RelayState=/reports`);
      await there.getByRole('button', { name: 'Continue' }).click();
    }
    await there.getByRole('heading', { name: `Hello ${emailOf('superadmin')}` }).waitFor();
    await there.getByText('/reports').waitFor();
    await visitors.leave(page);
  });

  test('it is disabled, enabled, and deleted once its name is typed', async () => {
    const name = `Doomed ${javaScriptEnabled}`;
    const { id } = await registered(name);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}?tab=danger`);
    await press(page, 'Disable');
    await page.getByText('Disabled', { exact: true }).waitFor();
    await press(page, 'Enable');
    await page.getByText('Active', { exact: true }).waitFor();
    await press(page, 'Delete permanently');
    await page.getByText('This is not the name of the application').waitFor();
    await page.getByLabel(`Type ${name} to confirm`).fill(name);
    await press(page, 'Delete permanently');
    await page.waitForURL('**/superadmin/applications?kind=saml');
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await visitors.leave(page);
  });
});

test('the application gets the metadata and certificate that are used for signing', async () => {
  const { id, identity_provider: idp } = await registered('Connected');
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}?tab=connect`);
  const text = await page.locator('main').innerText();
  for (const value of [idp.entity_id, idp.sso_url, idp.slo_url, idp.metadata_url])
    expect(text).toContain(value);
  const shown = await page.locator('pre').innerText();
  const xml = await (await fetch(`${visitors.product.url}${new URL(idp.metadata_url).pathname}`)).text();
  const [, published = ''] = /use="signing">.*?<ds:X509Certificate>([^<]+)/s.exec(xml) ?? [];
  expect(shown.replaceAll(/-----[A-Z ]+-----|\s/g, '')).toBe(published);
  expect(text).toContain(new X509Certificate(shown).fingerprint256);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download metadata' }).click();
  expect((await download).suggestedFilename()).toBe('gatehouse-metadata.xml');
  await visitors.leave(page);
});

test('the list can be searched and shows when certificates expire', async () => {
  const ends: [string, number, string][] = [
    ['Quince tomorrow', 1, 'Expires in 1 day'],
    ['Quince this week', 6, 'Expires in 6 days'],
    ['Quince in two weeks', 13, 'Expires in 13 days'],
    ['Quince this month', 29, 'Expires in 29 days'],
    ['Quince past', -2, 'Expired'],
  ];
  for (const [name, days] of ends) await registered(name, { signing_certificates: [certificate(days)] });
  const page = await visitors.as('superadmin');
  await page.goto(LIST);
  await page.getByRole('main').getByLabel('Search').fill('quince');
  await page.keyboard.press('Enter');
  await page.waitForURL('**search=quince*');
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(ends.length + 1);
  for (const [name, , badge] of ends)
    expect(await rows.filter({ hasText: name }).innerText()).toContain(badge);
  await page.goto(`${LIST}?search=nothing-like-it`);
  await page.getByText('No application matches').waitFor();
  await visitors.leave(page);
});

test('a tenant admin sees only their own providers with their own issuers', async () => {
  const { id } = await registered('Of the platform');
  const page = await visitors.as('admin');
  await page.goto('/admin/saml-providers');
  await page.getByText('No application matches').waitFor();
  await page.goto('/admin/saml-providers/new?preset=zendesk&by=hand');
  expect(await page.getByLabel('Organization (optional)').count()).toBe(0);
  await page.getByLabel('Entity ID').fill('https://help.example.test');
  await page.getByLabel('Assertion consumer service (ACS) URL').fill('https://help.example.test/acs');
  // Sends the form by keyboard only.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Metadata', exact: true }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(/\/api\/v1\/saml\/t\/[\w-]+\/metadata/);
  await page.getByRole('heading', { name: 'Gatehouse certificate' }).waitFor();
  expect(await page.locator('pre').innerText()).toContain('BEGIN CERTIFICATE');
  const foreign = await page.goto(`/admin/saml-providers/${id}`);
  expect(foreign?.status()).toBe(404);
  await visitors.leave(page);
});

test('no page overflows or has an accessibility flaw', async () => {
  const soon = certificate(10);
  const { id } = await registered('Expense reports of the whole company', {
    signing_certificates: [soon, certificate()],
    encryption_certificate: certificate(200),
    encryption_algorithm: 'aes256-cbc',
    signature_algorithm: 'rsa-sha1',
    allow_idp_initiated: true,
    attributes: [
      {
        name: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
        source: 'email',
        name_format: 'uri',
      },
      { name: 'given', source: 'given_name', name_format: 'basic' },
    ],
  });
  const page = await visitors.as('superadmin');
  const pages: [string, string][] = [
    ['list', LIST],
    ['presets', `${LIST}/new`],
    ['new-metadata', `${LIST}/new?preset=aws`],
    ['new-values', `${LIST}/new?preset=workday`],
    ['new-url', `${LIST}/new?preset=generic&by=url`],
    ['new-hand', `${LIST}/new?preset=slack&by=hand`],
    ...['settings', 'attributes', 'connect', 'certificates', 'try', 'danger'].map((tab): [string, string] => [
      tab,
      `${LIST}/${id}?tab=${tab}`,
    ]),
  ];
  const found: string[] = [];
  for (const [name, path] of pages) {
    await page.goto(path);
    found.push(...(await flawsOf(page, `saml-providers-${name}`)));
  }
  expect(found).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
