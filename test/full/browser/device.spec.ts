import { DEMO_PASSWORD } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

let visitors: Visitors;
let clientId: string;
beforeAll(async () => {
  visitors = await Visitors.join();
  const api = await visitors.api('superadmin');
  const response = await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Living room television',
    grant_types: [GRANT],
    token_endpoint_auth_method: 'none',
    scopes: ['openid', 'profile'],
  });
  clientId = ((await response.json()) as { client_id: string }).client_id;
});
afterAll(() => visitors?.stop());

interface Begun {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
}

const send = async <T = Record<string, string>>(path: string, parameters: Record<string, string>) => {
  const body = new URLSearchParams({ client_id: clientId, ...parameters });
  const response = await fetch(`${visitors.product.url}${path}`, { method: 'POST', body });
  return (await response.json()) as T;
};
const begin = () => send<Begun>('/api/v1/oauth2/device_authorization', { scope: 'openid profile' });
const poll = (device_code: string) => send('/api/v1/oauth2/token', { grant_type: GRANT, device_code });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('a user enters and compares the code, and the device is signed in', async () => {
    const device = await begin();
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto(device.verification_uri);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await page.getByRole('heading', { name: 'Connect a device' }).waitFor();
    await page.getByLabel('Code').fill(device.user_code.toLowerCase().replace('-', ' '));
    await press(page, 'Continue');
    await page.getByRole('heading', { name: 'Sign in to Living room television on your device?' }).waitFor();
    await page.getByText(device.user_code, { exact: true }).waitFor();
    await page.getByText('Your name').waitFor();
    await page.getByText(/^It has access for 1 hour after each sign-in\./).waitFor();
    expect((await poll(device.device_code)).error).toBe('authorization_pending');
    await press(page, 'Allow');
    await page.getByRole('heading', { name: 'Your device is signed in' }).waitFor();
    expect(await poll(device.device_code)).toMatchObject({
      token_type: 'Bearer',
      id_token: expect.any(String),
    });
    await page.getByRole('link', { name: 'Connected applications' }).click();
    await page.getByRole('heading', { name: 'Living room television' }).waitFor();
    await visitors.leave(page);
  });

  test('the device’s link fills in the code and still asks for consent, and a denial reaches the device', async () => {
    const device = await begin();
    const page = await visitors.as('user', { javaScriptEnabled });
    await page.goto(device.verification_uri_complete);
    expect(await page.getByLabel('Code').inputValue()).toBe(device.user_code);
    expect((await poll(device.device_code)).error).toBe('authorization_pending');
    await press(page, 'Continue');
    await press(page, 'Deny');
    await page.getByRole('heading', { name: 'The device was not signed in' }).waitFor();
    expect((await poll(device.device_code)).error).toBe('access_denied');
    await visitors.leave(page);
  });
});

test('a wrong code is reported, and attempts are rate-limited', async () => {
  const page = await visitors.as('admin');
  await page.goto('/device');
  await page.getByLabel('Code').fill('short');
  await press(page, 'Continue');
  await page.getByText('A code has 8 letters, such as BCDF-GHJK').waitFor();
  const seen = new Set<number>();
  for (let attempt = 0; attempt < 7; attempt++) {
    await page.getByLabel('Code').fill('BBBB-BBBB');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page, 'Continue');
    seen.add((await answered).status());
  }
  expect(seen).toEqual(new Set([404, 429]));
  await page
    .getByRole('alert')
    .getByText(/^Too many attempts/)
    .waitFor();
  await visitors.leave(page);
});

test('a form from another site is rejected', async () => {
  const { user_code, device_code } = await begin();
  const page = await visitors.as('user');
  const response = await page.request.post('/device', {
    form: { intent: 'allow', user_code },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status()).toBe(403);
  expect((await poll(device_code)).error).toBe('authorization_pending');
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
