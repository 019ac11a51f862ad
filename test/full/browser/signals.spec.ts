import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { decodeJwt } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { CAEP, SignalTransmitter } from '../../support/signal-transmitter.ts';
import { type Credentials, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let sandbox: Sandbox;
let transmitter: SignalTransmitter;
let admin: Credentials;
let connection: string;

beforeAll(async () => {
  [visitors, sandbox, transmitter] = await Promise.all([
    Visitors.join(),
    startSandbox(0),
    SignalTransmitter.start(),
  ]);
  const { tenant: _, ...credentials } = await visitors.organization('Signal Rentals');
  admin = credentials;
  const response = await (await visitors.api(admin))('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Signal connection',
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    isEnabled: true,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  connection = ((await response.json()) as { id: string }).id;
});
afterAll(async () => {
  await visitors?.stop();
  await Promise.all([sandbox?.stop(), transmitter?.stop()]);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('a connection receives security events', async () => {
  const page = await visitors.as(admin);
  const path = `/admin/sso/${connection}?tab=signals`;
  await page.goto(path);
  await says(page, 'This connection receives no events yet.');
  expect(await flawsOf(page, 'signals before')).toEqual([]);

  await page.getByLabel('Transmitter issuer').fill(`${transmitter.issuer}/other`);
  await press(page, 'Receive events');
  await says(page, /belongs to the issuer|returned status/);
  await page.getByLabel('Transmitter issuer').fill(transmitter.issuer);
  await page.getByLabel('Management token').fill(transmitter.token);
  await press(page, 'Receive events');
  await says(page, 'Copy the secret now. It is shown only once.');
  const secret = await page.getByText(/^ghe_/).first().innerText();

  await page.goto(path);
  await press(page, 'Request verification');
  await says(page, 'The security events of the connection are updated.');
  const subject = { format: 'opaque', id: 'nobody' };
  const event = (claims: object) =>
    transmitter.sign('https://receiver.example/acme', { [`${CAEP}session-revoked`]: {} }, subject, {
      claims: { ...claims },
    });
  for (const token of [await event({}), await event({ exp: 1 })])
    await fetch(`${visitors.product.apiUrl}/api/signals/${connection}`, {
      method: 'POST',
      headers: { 'content-type': 'application/secevent+jwt', authorization: `Bearer ${secret}` },
      body: token,
    });
  await page.goto(path);
  await says(page, 'The user never signed in through this connection');
  await says(page, 'Has an expiry');
  expect(await flawsOf(page, 'signals')).toEqual([]);

  await page.getByText('Rotate secret').first().click();
  await press(page, 'Rotate secret');
  await says(page, 'Copy the secret now. It is shown only once.');

  await page.goto(path);
  await page.getByText('Stop receiving events').nth(1).click();
  await press(page, 'Stop receiving events');
  await says(page, 'This connection receives no events yet.');
});

test('a connection fetches security events', async () => {
  const page = await visitors.as(admin);
  const path = `/admin/sso/${connection}?tab=signals`;
  await page.goto(path);
  await page.getByLabel('Transmitter issuer').fill(transmitter.issuer);
  await page.getByLabel('Delivery').selectOption('poll');
  await press(page, 'Receive events');
  await says(page, 'Gatehouse fetches events with a management token. Enter one.');
  await page.getByLabel('Management token').fill(transmitter.token);
  await press(page, 'Receive events');
  await says(page, 'The security events of the connection are updated.');
  const subject = { format: 'opaque', id: 'nobody' };
  const token = await transmitter.sign(
    'https://receiver.example/acme',
    { [`${CAEP}session-revoked`]: {} },
    subject,
  );
  transmitter.queue.set(String(decodeJwt(token).jti), token);
  await expect.poll(() => transmitter.queue.size).toBe(0);
  await page.goto(path);
  await says(page, 'The user never signed in through this connection');
  expect(await flawsOf(page, 'fetched signals')).toEqual([]);
  await page.getByText('Stop receiving events').nth(1).click();
  await press(page, 'Stop receiving events');
  await says(page, 'This connection receives no events yet.');
});

test('without script', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto(`/admin/sso/${connection}?tab=signals`);
  await page.getByLabel('Transmitter issuer').fill('nothing');
  await press(page, 'Receive events');
  await says(page, 'Enter a URL that begins with https://');
});

test('an application receives security events', async () => {
  const api = await visitors.api(admin);
  const made = await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Payroll',
    grant_types: ['client_credentials'],
    scopes: [],
  });
  const { id, client_id, client_secret } = (await made.json()) as Record<string, string>;
  const page = await visitors.as(admin);
  const path = `/admin/applications/${id}?tab=events`;
  await page.goto(path);
  await says(page, 'This application receives no security events');
  expect(await flawsOf(page, 'events not allowed')).toEqual([]);
  await press(page, 'Allow security events');
  await says(page, 'The stream appears here after the application created it.');
  const resource = String(
    await page
      .getByText(/\/api\/v1\/ssf$/)
      .first()
      .innerText(),
  );
  const issuer = resource.replace('/api/v1/ssf', '');
  const token = await fetch(`${issuer}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'ssf.manage', resource }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const stream = await fetch(`${resource}/streams`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ delivery: { method: 'urn:ietf:rfc:8936' } }),
  });
  expect(stream.status, await stream.text()).toBe(201);
  await page.goto(path);
  await says(page, 'Last delivery');
  expect(await flawsOf(page, 'events of an application')).toEqual([]);
  await page.getByText('Stop security events').first().click();
  await press(page, 'Stop security events');
  await says(page, 'This application receives no security events');
});
