import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, RelyingParty } from '../support/relying-party.ts';

let api: TestApi;
let person: Person;
let tenantId: string;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  const tenant = await aTenant(api, { name: 'Acme' });
  tenantId = tenant.id;
  person = await aPerson(api, { tenantId, role: 'tenant_admin' });
  const superadmin = await signedIn(api, await aPerson(api));
  app = await RelyingParty.discover(api, await aClient(superadmin));
});
afterAll(() => api.stop());

test('an application that knows issuer, id and secret signs a person in', async () => {
  const browser = new Browser(api);
  const request = await app.request();

  const signInPage = await browser.follow(request.url);
  expect(await (await browser.interaction(signInPage)).json()).toMatchObject({
    prompt: 'login',
    reasons: ['no_session'],
    client: { name: 'Expense reports' },
    user: null,
    redirectOrigin: 'https://app.example.test',
  });

  await browser.signIn(person);
  const consentPage = await browser.proceed(signInPage, 'continue');
  expect(await (await browser.interaction(consentPage)).json()).toMatchObject({
    prompt: 'consent',
    scopes: [{ scope: 'openid' }, { scope: 'profile' }, { scope: 'email' }, { scope: 'tenant' }],
    user: { email: person.email, tenantName: 'Acme' },
  });

  const callback = await browser.proceed(consentPage, 'allow');
  expect(callback.href).toMatch(`${CALLBACK}?code=`);

  const tokens = await app.redeem(callback, request);
  const named = {
    sub: person.id,
    email: person.email,
    email_verified: true,
    name: 'Pat Person',
    tenant_id: tenantId,
    tenant_name: 'Acme',
    roles: ['tenant_admin'],
    permissions: ['tenant_management', 'user_management', 'device_management'],
  };
  expect(tokens.claims()).toMatchObject({ ...named, iss: api.settings.PUBLIC_URL });
  expect(await app.userinfo(tokens.access_token, person.id)).toMatchObject(named);
  expect(tokens.refresh_token).toBeUndefined();
});
