import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIdentityProviderMetadata } from '../../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { barriersOf } from '../../support/flaws.ts';
import { SamlApplication } from '../../support/saml-application.ts';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let application: SamlApplication;

beforeAll(async () => {
  application = await SamlApplication.start();
  visitors = await Visitors.join();
  const api = await visitors.api('superadmin');
  const response = await api('POST', '/api/v1/admin/saml/service-providers', {
    name: 'Expense reports',
    entity_id: `${application.url}/metadata`,
    acs_url: `${application.url}/acs`,
    slo_url: `${application.url}/slo`,
    signing_certificates: [application.key.certificate],
  });
  const { identity_provider: idp } = (await response.json()) as SamlServiceProviderDto;
  const metadata = await fetch(new URL(new URL(idp.metadata_url).pathname, visitors.product.url));
  const { signing } = readIdentityProviderMetadata(await metadata.text(), new Date());
  application.trust(idp, signing[0]?.base64 ?? '');
});
afterAll(async () => {
  await visitors?.stop();
  application?.stop();
});

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test.each([
    ['by redirect', '/', 'from-redirect'],
    ['by POST', '/by-post', 'from-post'],
  ])('an application on another site signs a user in %s', async (_binding, path, relayState) => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto(`${application.url}${path}`);
    // With JavaScript, the forms of both sides submit themselves.
    if (!javaScriptEnabled && path === '/by-post')
      await page.locator('input[type=submit], button').first().click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByText('to continue to').waitFor();
    if (javaScriptEnabled) {
      expect(await barriersOf(page)).toEqual([]);
    }
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();
    expect(await page.getByText(relayState).count()).toBe(1);

    // The second time, no prompt appears.
    await page.goto(application.url);
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();
    await visitors.leave(page);
  });

  test('an invalid request ends on an error page', async () => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto(`/api/v1/saml/sso?SAMLRequest=AAAA`);
    await page.getByRole('heading', { name: 'You could not be signed in' }).waitFor();
    await page.getByText('Reference:').waitFor();
    await visitors.leave(page);
  });
});

test('signing out here also signs out at the application, and a page confirms it', async () => {
  const page = await visitors.as('user');
  await page.goto(application.url);
  await page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/logout';
    document.body.append(form);
    form.submit();
  });
  await page.getByText('Expense reports: signed out').waitFor();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await visitors.leave(page);
});

test('a rejected sign-out is reported, with an option to sign out here immediately', async () => {
  const page = await visitors.as('user');
  const refused = await page.goto('/api/v1/saml/slo?SAMLRequest=AAAA');
  expect(refused?.status()).toBe(400);
  await page.getByRole('heading', { name: 'The sign-out could not be completed' }).waitFor();
  await page.getByText('You are still signed in here.').waitFor();
  await page.getByText('Reference:').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  // A link forged by someone else does not show its reference.
  await page.goto('/saml/error?code=saml_logout_refused&ref=Call+0800-123');
  await page.getByText('You are still signed in here.').waitFor();
  expect(await page.getByText('0800').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out now' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goto('/dashboard');
  await page.waitForURL('**/login**');
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
