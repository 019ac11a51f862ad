import { WEB_CLIENT } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, type Person } from '../support/data.ts';

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await startApi();
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
});
afterAll(() => api.stop());

async function request(redirectUri: string, verifier: string): Promise<string> {
  const query = new URLSearchParams({
    client_id: WEB_CLIENT.id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: WEB_CLIENT.scope,
    state: 'of-this-browser',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return `/api/v1/oauth2/authorize?${query}`;
}

test('the Gatehouse pages sign a user in without a secret and without a prompt', async () => {
  const browser = new Browser(api);
  await browser.signIn(person);
  const callback = `${api.settings.PUBLIC_URL}${WEB_CLIENT.callbackPath}`;
  const verifier = oidc.randomPKCECodeVerifier();
  const back = await browser.follow(await request(callback, verifier));
  expect(back.origin + back.pathname).toBe(callback);
  expect(back.searchParams.get('state')).toBe('of-this-browser');
  const redeemed = await api.fetch('/api/v1/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: WEB_CLIENT.id,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  expect(await redeemed.json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
});

test.each(['https://evil.example/sso/callback', 'http://localhost:1/sso/callback', ''])(
  'the code returns only to the Gatehouse callback, not to %s',
  async (redirectUri) => {
    const browser = new Browser(api);
    await browser.signIn(person);
    const stopped = await browser.follow(await request(redirectUri, oidc.randomPKCECodeVerifier()));
    expect(stopped.pathname).toBe('/oauth/error');
  },
);
