import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD, TEXTS } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { continueWithAddress, emailOf, fillIn, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let application: Server;
let callback: string;
let client: { client_id: string; client_secret: string };
beforeAll(async () => {
  visitors = await Visitors.join();
  // A different origin than Gatehouse's, like a real application.
  application = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Expense reports</title><h1>Welcome to expense reports</h1>');
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(application.address() as AddressInfo).port}/callback`;
  client = await register('Expense reports');
});
afterAll(async () => {
  application?.close();
  await visitors?.stop();
});

async function register(name: string) {
  const api = await visitors.api('superadmin');
  const response = await api('POST', '/api/v1/admin/oauth2/clients', {
    name,
    redirect_uris: [callback],
    scopes: ['openid', 'profile', 'email', 'tenant'],
    is_active: true,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { client_id: string; client_secret: string };
}

/** An application as a developer would write it with `openid-client`. It knows only issuer, client ID and secret. */
async function begin(parameters: Record<string, string> = {}, of = client) {
  const config = await oidc.discovery(
    new URL(visitors.product.url),
    of.client_id,
    undefined,
    oidc.ClientSecretBasic(of.client_secret),
    { execute: [oidc.allowInsecureRequests] },
  );
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid profile email tenant',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...parameters,
  });
  const redeem = async (page: Page) => {
    const tokens = await oidc.authorizationCodeGrant(config, new URL(page.url()), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    return {
      claims: tokens.claims(),
      userinfo: await oidc.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? ''),
    };
  };
  return { url: url.href, redeem };
}

async function arrived(page: Page): Promise<void> {
  await page.waitForURL(`${callback}**`);
  await page.getByRole('heading', { name: 'Welcome to expense reports' }).waitFor();
}

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('an application signs in an organization’s user with password and consent, and gets a valid code', async () => {
    const fresh = await register(`Ledger ${javaScriptEnabled}`);
    const { url, redeem } = await begin({}, fresh);
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto(url);
    await page.waitForURL('**/interaction/**');
    await page.getByText(`Ledger ${javaScriptEnabled}`).first().waitFor();

    await continueWithAddress(page);
    await page.getByRole('alert').getByText(TEXTS.auth.fillInAllFields).waitFor();
    await fillIn(page, emailOf('user'), 'not the password');
    await page.getByRole('alert').getByText(TEXTS.auth.invalidCredentials).waitFor();
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);

    await page.getByRole('heading', { name: /asks to sign you in/ }).waitFor();
    await page.getByText(emailOf('user')).first().waitFor();
    await page.getByText('Your email address').waitFor();
    await page.getByText(new URL(callback).origin).waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();

    await arrived(page);
    const { claims, userinfo } = await redeem(page);
    expect(claims?.tenant_name).toBe('Demo Company');
    expect(userinfo.email).toBe(emailOf('user'));

    // The same browser and application: no prompt appears again.
    const again = await begin({}, fresh);
    await page.goto(again.url);
    await arrived(page);
    expect((await again.redeem(page)).claims?.sub).toBe(claims?.sub);
    await visitors.leave(page);
  });

  test('a denial returns access_denied', async () => {
    const fresh = await register(`Denied ${javaScriptEnabled}`);
    const { url } = await begin({}, fresh);
    const page = await visitors.as('user', { javaScriptEnabled });
    await page.goto(url);
    await page.getByRole('button', { name: 'Deny' }).click();
    await arrived(page);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
    await visitors.leave(page);
  });

  test('another account can be used on the consent page', async () => {
    const fresh = await register(`Other ${javaScriptEnabled}`);
    const { url, redeem } = await begin({}, fresh);
    const page = await visitors.as('user', { javaScriptEnabled });
    await page.goto(url);
    await page.getByRole('link', { name: 'Use another account' }).click();
    await fillIn(page, emailOf('admin'), DEMO_PASSWORD);
    await page.getByText(emailOf('admin')).first().waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await arrived(page);
    expect((await redeem(page)).userinfo.email).toBe(emailOf('admin'));
    await visitors.leave(page);
  });

  test('a request to select an account shows the signed-in account', async () => {
    const { url, redeem } = await begin({ prompt: 'select_account' });
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(url);
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await page.getByRole('button', { name: /^Continue as/ }).click();
    const allow = page.getByRole('button', { name: 'Allow' });
    await Promise.race([allow.waitFor(), page.waitForURL(`${callback}**`)]).catch(() => undefined);
    if (await allow.isVisible()) await allow.click();
    await arrived(page);
    expect((await redeem(page)).userinfo.email).toBe(emailOf('admin'));
    await visitors.leave(page);
  });
});

test('a login hint is filled in, and a cancellation reaches the application', async () => {
  const { url } = await begin({ login_hint: emailOf('user') });
  const page = await visitors.newcomer();
  await page.goto(url);
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(emailOf('user'));
  await page.getByRole('button', { name: /Cancel and go back/ }).click();
  await arrived(page);
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  await visitors.leave(page);
});

test('an interaction is rejected in another browser', async () => {
  const { url } = await begin();
  const page = await visitors.newcomer();
  await page.goto(url);
  await page.waitForURL('**/interaction/**');
  const stranger = await visitors.newcomer();
  const response = await stranger.goto(page.url());
  expect(response?.status()).toBe(410);
  await stranger.getByRole('heading', { name: 'This sign-in is no longer valid' }).waitFor();
  await Promise.all([visitors.leave(page), visitors.leave(stranger)]);
});

test('an unregistered redirect URI shows an error page instead of redirecting to it', async () => {
  const { url } = await begin({ redirect_uri: 'http://127.0.0.1:1/elsewhere' });
  const page = await visitors.newcomer();
  await page.goto(url);
  await page.waitForURL('**/oauth/error?**');
  await page.getByText('For your safety, you were not redirected.').waitFor();
  await page.getByText('Reference:').waitFor();
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
