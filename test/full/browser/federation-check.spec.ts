import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

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

const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin checks an identity provider by its URL and reads what to fix', async () => {
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto('/admin/sso/check');
    await page.getByLabel('Address or metadata').fill(sandbox.issuers.company);
    await check(page);

    await page.getByRole('heading', { name: /^Grade F: \d+ of 100 points$/ }).waitFor();
    await page.getByText(`The issuer ${sandbox.issuers.company} is not an https address`).waitFor();
    await page.getByText('Set “issuer” to a plain https address.').waitFor();
    if (javaScriptEnabled) expect(await flawsOf(page, 'federation report')).toEqual([]);
    await visitors.leave(page);
  });
});

test('invalid metadata shows the error at the field, and the input stays', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/sso-configuration/check');
  await page.getByLabel('Address or metadata').fill('<a/>');
  await check(page);
  await page.getByText('The document describes no SAML identity provider').waitFor();
  expect(await page.getByLabel('Address or metadata').inputValue()).toBe('<a/>');
  await visitors.leave(page);
});

test('the report is in the language of the reader', async () => {
  const page = await visitors.as('admin', { locale: 'de-DE' });
  await page.goto('/admin/sso/check?subject=https%3A%2F%2Fa.example');
  expect(await page.getByLabel('Adresse oder Metadaten').inputValue()).toBe('https://a.example');
  await page.getByLabel('Adresse oder Metadaten').fill('{"redirect_uris":["https://*.a.example"]}');
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  await page
    .getByText('Die Redirect-URI https://*.a.example enthält einen Platzhalter oder ein Fragment.')
    .waitFor();
  await visitors.leave(page);
});
