import { DEMO_PASSWORD, TEXTS } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOf } from '../../support/flaws.ts';
import { type Account, emailOf, fillIn, sessionCookieOf, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

async function begin(page: Page): Promise<void> {
  await page.goto('/login-old');
  await page.getByRole('button', { name: 'Sign in with OAuth2' }).click();
  await page.waitForURL('**/interaction/**');
}

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text);

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test.each<[Account, string]>([
    ['superadmin', '/superadmin/dashboard'],
    ['admin', '/admin'],
    ['user', '/dashboard'],
  ])(
    'the OAuth2 button signs a %s in through our own provider and continues to %s',
    async (account, home) => {
      const page = await visitors.newcomer({ javaScriptEnabled });
      const asked = page.waitForRequest((request) => request.url().includes('/api/v1/oauth2/authorize?'));
      await begin(page);
      const query = new URL((await asked).url()).searchParams;
      expect(Object.fromEntries(query)).toMatchObject({
        client_id: 'gatehouse-web',
        response_type: 'code',
        redirect_uri: `${visitors.product.url}/sso/callback`,
        scope: 'openid profile email',
        prompt: 'select_account',
      });
      await fillIn(page, emailOf(account), DEMO_PASSWORD);
      await page.waitForURL(`**${home}`);
      expect(await sessionCookieOf(page)).toMatch(/^ghs_/);
      await visitors.leave(page);
    },
  );

  test('a signed-in user chooses their account', async () => {
    const page = await visitors.as('user', { javaScriptEnabled });
    await begin(page);
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await page.waitForURL('**/dashboard');
    await visitors.leave(page);
  });

  test('a user who cancels sees that access was denied', async () => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await begin(page);
    await page.getByRole('button', { name: 'Cancel and go back to Gatehouse' }).click();
    await alert(page, 'Access denied. Please try again or contact support.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sso/callback');
    await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
    await page.getByLabel('Email', { exact: true }).waitFor();
    await visitors.leave(page);
  });
});

describe('an unsolicited response', () => {
  test.each([
    ['a state of another browser', 'code=abc&state=another', 'OAuth state verification failed.', 422],
    ['no code', 'state=abc', 'OAuth authentication was cancelled or failed.'],
    ['no state', 'code=abc', 'OAuth authentication was cancelled or failed.'],
    ['nothing', '', 'OAuth authentication was cancelled or failed.'],
    [
      'invalid_client',
      'error=invalid_client',
      'OAuth client not configured. Please contact your administrator to set up SSO.',
    ],
    ['access_denied', 'error=access_denied', 'Access denied. Please try again or contact support.'],
    ['invalid_request', 'error=invalid_request', 'Invalid OAuth request. Please try again.'],
    ['another error', 'error=server_error', 'OAuth error: server_error'],
    [
      'words that a stranger put into the address',
      'error=server_error&error_description=Call+this+number',
      'OAuth error: server_error',
    ],
    ['markup in place of a code', 'error=%3Cimg+src%3Dx%3E', 'OAuth error: server_error'],
  ])('%s', async (_what, query, message, status = 400) => {
    const page = await visitors.newcomer();
    await begin(page);
    const response = await page.goto(`/sso/callback?${query}`);
    expect(response?.status()).toBe(status);
    await alert(page, message).waitFor();
    expect(await sessionCookieOf(page)).toBeUndefined();
    await visitors.leave(page);
  });
});

test('the provider’s own message is shown for a response of this browser', async () => {
  const page = await visitors.newcomer();
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/oauth2/authorize?'));
  await begin(page);
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  await page.goto(
    `/sso/callback?${new URLSearchParams({ error: 'temporarily_unavailable', error_description: 'Try later', state })}`,
  );
  await alert(page, 'Try later').waitFor();
  await visitors.leave(page);
});

test('an invalid code is rejected with the provider’s message, and no session starts', async () => {
  const page = await visitors.newcomer();
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/oauth2/authorize?'));
  await begin(page);
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ code: 'made-up', state, iss: visitors.product.url });
  await page.goto(`/sso/callback?${query}`);
  await alert(page, 'grant request is invalid').waitFor();
  expect(await sessionCookieOf(page)).toBeUndefined();
  await visitors.leave(page);
});

test('a response with another issuer is rejected', async () => {
  const page = await visitors.newcomer();
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/oauth2/authorize?'));
  await begin(page);
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ code: 'abc', state, iss: 'https://evil.example' });
  await page.goto(`/sso/callback?${query}`);
  await alert(page, TEXTS.signIn.notCompleted).waitFor();
  await visitors.leave(page);
});

test('a response is accepted only once', async () => {
  const page = await visitors.newcomer();
  await begin(page);
  const answered = page.waitForRequest((request) => request.url().includes('/sso/callback?'));
  await fillIn(page, emailOf('user'), DEMO_PASSWORD);
  const url = (await answered).url();
  await page.waitForURL('**/dashboard');
  await page.goto(url);
  await alert(page, TEXTS.signIn.stateMismatch).waitFor();
  await visitors.leave(page);
});

test('the callback keeps its opener, and has no accessibility flaw', async () => {
  const page = await visitors.newcomer();
  const response = await page.goto('/sso/callback');
  expect(response?.headers()['cross-origin-opener-policy']).toBeUndefined();
  expect(await barriersOf(page)).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
