import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import {
  aClient,
  CALLBACK,
  type Registered,
  RelyingParty,
  throughGateway,
} from '../support/relying-party.ts';

let api: TestApi;
let person: Person;
let tenantId: string;
let registered: Registered;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  const tenant = await aTenant(api, { name: 'Acme' });
  tenantId = tenant.id;
  person = await aPerson(api, { tenantId, role: 'tenant_admin' });
  const superadmin = await signedIn(api, await aPerson(api));
  registered = await aClient(superadmin);
  app = await RelyingParty.discover(api, registered);
});
afterAll(() => api.stop());

test('an application that knows the issuer, client ID and secret signs a user in', async () => {
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

test('an application that is written step by step with oauth4webapi signs a user in', async () => {
  const options = {
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: throughGateway(api) as unknown as typeof fetch,
  };
  const issuer = new URL(api.settings.PUBLIC_URL);
  const as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  const client: oauth.Client = { client_id: registered.client_id };
  const auth = oauth.ClientSecretBasic(String(registered.client_secret));
  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ];
  const url = new URL(String(as.authorization_endpoint));
  url.search = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).toString();
  const browser = new Browser(api);
  await browser.signIn(person);
  let back = await browser.follow(url);
  if (back.pathname.startsWith('/interaction/')) back = await browser.proceed(back, 'allow');

  const answer = oauth.validateAuthResponse(as, client, back, state);
  const tokens = await oauth.processAuthorizationCodeResponse(
    as,
    client,
    await oauth.authorizationCodeGrantRequest(as, client, auth, answer, CALLBACK, verifier, options),
    { expectedNonce: nonce, requireIdToken: true },
  );
  expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: person.id, email: person.email });
  const info = await oauth.userInfoRequest(as, client, tokens.access_token, options);
  expect(await oauth.processUserInfoResponse(as, client, person.id, info)).toMatchObject({
    email: person.email,
  });
});
