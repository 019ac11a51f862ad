import { DEMO_PASSWORD } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';
import { aPlace, type OpenIdc, startOpenIdc } from './support/openidc.ts';
import { missing, reasonOf } from './support/programs.ts';
import { signOutHere } from './support/sign-out-here.ts';

const absent = missing('apache2', 'libapache2-mod-auth-openidc');

test.runIf(process.env.CI)('mod_auth_openidc is installed in CI', () => {
  expect(absent).toEqual([]);
});

interface Client {
  readonly client_id: string;
  readonly client_secret: string;
}

describe.skipIf(absent.length > 0)(`mod_auth_openidc${reasonOf(absent)}`, () => {
  let visitors: Visitors;
  const running: OpenIdc[] = [];

  beforeAll(async () => {
    visitors = await Visitors.start();
  });
  afterAll(async () => {
    await Promise.all(running.map((apache) => apache.stop()));
    await visitors?.stop();
  });

  /** An instance that is registered according to its documentation. */
  async function anApplication(
    given: object = {},
    directives = '',
    change: Partial<Client> = {},
    usesPkce = true,
  ) {
    const place = await aPlace();
    const api = await visitors.api('superadmin');
    const response = await api('POST', '/api/v1/admin/oauth2/clients', {
      name: 'Reports',
      redirect_uris: [place.redirectUri],
      post_logout_redirect_uris: [`${place.url}/open/`],
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      is_active: true,
      skip_consent: true,
      ...given,
    });
    const client = (await response.json()) as Client;
    expect(response.status, JSON.stringify(client)).toBe(201);
    const apache = await startOpenIdc(
      place,
      visitors.product.url,
      { ...client, ...change },
      directives,
      usesPkce,
    );
    running.push(apache);
    return { ...apache, client };
  }

  const greeted = (page: Page) => page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();

  async function signIn(page: Page, { url }: OpenIdc): Promise<void> {
    await page.goto(url);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await greeted(page);
  }

  /** What Apache passes to the application. */
  async function passed(page: Page, name: string): Promise<string> {
    const text = await page.locator('pre').innerText();
    return new RegExp(`^(?:HTTP_)?OIDC_${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  }

  async function isSignedOut(page: Page, { url }: OpenIdc): Promise<void> {
    await page.goto(`${url}/open/`);
    await page.getByRole('heading', { name: 'Hello (none)' }).waitFor();
  }

  test.each([
    [
      'its secret in the header',
      { token_endpoint_auth_method: 'client_secret_basic' },
      'client_secret_basic',
    ],
    ['its secret in the form', { token_endpoint_auth_method: 'client_secret_post' }, 'client_secret_post'],
  ])('signs in with %s, and signs out at both sides', async (_, given, method) => {
    const application = await anApplication(given, `OIDCProviderTokenEndpointAuth ${method}`);
    const page = await visitors.newcomer();
    await signIn(page, application);
    expect(await passed(page, 'CLAIM_email_verified')).toBe('1');
    const back = encodeURIComponent(`${application.url}/open/`);
    await page.goto(`${application.redirectUri}?logout=${back}`);
    await page.getByRole('heading', { name: 'Hello (none)' }).waitFor();
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
    await visitors.leave(page);
  });

  describe('with and without PKCE', () => {
    const asked = (page: Page) => {
      const addresses: URL[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.searchParams.get('response_type') === 'code') addresses.push(url);
      });
      return () => addresses.map((url) => url.searchParams.has('code_challenge'));
    };

    test.each<[string, object, boolean]>([
      ['signs in with PKCE, which Gatehouse requires of it', {}, true],
      ['signs in with PKCE, although it may go without', { require_pkce: false }, true],
      ['signs in without PKCE where its registration allows that', { require_pkce: false }, false],
    ])('%s', async (_, given, sends) => {
      const application = await anApplication(given, '', {}, sends);
      const page = await visitors.newcomer();
      const challenges = asked(page);
      await signIn(page, application);
      expect(new Set(challenges())).toEqual(new Set([sends]));
      const back = encodeURIComponent(`${application.url}/open/`);
      await page.goto(`${application.redirectUri}?logout=${back}`);
      await page.getByRole('heading', { name: 'Hello (none)' }).waitFor();
      await visitors.leave(page);
    });

    test('is rejected if its registration requires PKCE, and the error says so', async () => {
      const application = await anApplication({}, '', {}, false);
      const page = await visitors.newcomer();
      await page.goto(application.url);
      await page.waitForURL(`${application.redirectUri}?**`);
      expect(page.url()).toContain('error=invalid_request');
      expect(decodeURIComponent(page.url())).toMatch(/PKCE|code_challenge/);
      await isSignedOut(page, application);
      await visitors.leave(page);
    });
  });

  test('refreshes its access token, and a revoked refresh token is rejected', async () => {
    const application = await anApplication(
      {},
      'OIDCScope "openid profile email offline_access"\nOIDCAuthRequestParams prompt=consent',
    );
    const page = await visitors.newcomer();
    await page.goto(application.url);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await page.getByRole('button', { name: /Allow/ }).click();
    await greeted(page);
    const first = await passed(page, 'access_token');
    expect(await passed(page, 'refresh_token')).not.toBe('');
    const back = encodeURIComponent(`${application.url}/`);
    await page.goto(`${application.redirectUri}?refresh=${back}&access_token=${first}`);
    await greeted(page);
    const second = await passed(page, 'access_token');
    expect(second).not.toBe(first);
    const { client_id, client_secret } = application.client;
    await fetch(`${visitors.product.url}/api/v1/oauth2/revoke`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` },
      body: new URLSearchParams({ token: await passed(page, 'refresh_token') }),
    });
    await page.goto(`${application.redirectUri}?refresh=${back}&access_token=${second}`);
    expect(page.url()).toContain('error_code=refresh_failed');
    await visitors.leave(page);
  });

  test('is notified through the back channel of a sign-out that started at Gatehouse', async () => {
    const place = await aPlace();
    const api = await visitors.api('superadmin');
    const response = await api('POST', '/api/v1/admin/oauth2/clients', {
      name: 'Reports',
      redirect_uris: [place.redirectUri],
      scopes: ['openid', 'profile', 'email'],
      is_active: true,
      skip_consent: true,
      backchannel_logout_uri: `${place.redirectUri}?logout=backchannel`,
      backchannel_logout_session_required: true,
    });
    const client = (await response.json()) as Client;
    expect(response.status, JSON.stringify(client)).toBe(201);
    const apache = await startOpenIdc(place, visitors.product.url, client);
    running.push(apache);
    const page = await visitors.newcomer();
    await signIn(page, apache);
    await signOutHere(page);
    await page.waitForURL('**/login**');
    await expect
      .poll(
        async () => {
          await page.goto(`${apache.url}/open/`);
          return page.getByRole('heading').innerText();
        },
        { timeout: 30_000 },
      )
      .toBe('Hello (none)');
    await visitors.leave(page);
  });

  test('a wrong secret does not sign in', async () => {
    const application = await anApplication({}, '', { client_secret: 'not-the-secret' });
    const page = await visitors.newcomer();
    await page.goto(application.url);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await page.waitForURL(`${application.redirectUri}?**`);
    expect(await page.locator('body').innerText()).toMatch(/Error/);
    await isSignedOut(page, application);
    await visitors.leave(page);
  });
});
