import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const ORIGIN = 'https://id.example.test';
let api: TestApi;

beforeAll(async () => {
  // A public address requires a second factor for superadmins, which this test does not cover.
  api = await startApi({
    env: { PUBLIC_URL: ORIGIN, OUTBOUND_ALLOW: '', SUPERADMIN_SECOND_FACTOR: 'optional' },
  });
});
afterAll(() => api.stop());

test('with HTTPS, every URL uses HTTPS and every cookie is limited to this host and HTTPS', async () => {
  const app = await RelyingParty.discover(api, await aClient(await signedIn(api, await aPerson(api))));
  const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  const browser = new Browser(api);
  const request = await app.request({ scope: 'openid' });

  const response = await browser.fetch(request.url);
  expect(response.headers.get('location')).toMatch(`${ORIGIN}/interaction/`);
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    expect.stringMatching(/^__Host-gatehouse_interaction_/),
    '__Secure-gatehouse_resume',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; secure/i);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).not.toMatch(/; domain/i);
  }

  await browser.signIn(person);
  const consent = await browser.proceed(new URL(String(response.headers.get('location'))), 'continue');
  const tokens = await app.redeem(await browser.proceed(consent, 'allow'), request);
  expect(tokens.claims()).toMatchObject({ iss: ORIGIN, sub: person.id });
});
