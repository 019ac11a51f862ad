import type {
  Problem,
  SamlLogoutStart,
  SsoConfigurationDto,
  SsoResult,
  SsoStarted,
  SsoTraceDto,
} from '@gatehouse/contracts';
import type { ClientMetadata } from 'oidc-provider';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { callerWith, post } from '../support/data.ts';
import { CLIENT, CompanyBrowser, type Forged, OpenIdCompany } from '../support/openid-company.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

type Signed = Extract<SsoResult, { status: 'signed_in' }>;

let api: TestApi;
let company: OpenIdCompany;
let owner: Organization;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  company = await OpenIdCompany.start((login) => ({
    email: `${login}@acme.test`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
  }));
  api = await startApi();
  owner = await anOrganization(api, 'acme.test');
  const response = await owner.as.post('/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Company directory',
    issuer: company.issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    domains: ['acme.test'],
    isEnabled: true,
  });
  connection = (await response.json()) as SsoConfigurationDto;
  expect(response.status, JSON.stringify(connection)).toBe(201);
  serve();
});
afterAll(async () => {
  await api?.stop();
  await company?.stop();
});
afterEach(() => {
  company.forged = null;
  serve();
});

/** The client as an admin registers it at the provider, with the values from the connection's page. */
function serve(given: Partial<ClientMetadata> = {}): void {
  company.serve({
    redirect_uris: [connection.redirectUri ?? ''],
    post_logout_redirect_uris: [`${api.settings.PUBLIC_URL}/login`],
    ...given,
  });
}

async function start(): Promise<SsoStarted> {
  const response = await post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id });
  return (await response.json()) as SsoStarted;
}

function complete(callback: URL, { browserSecret }: SsoStarted, change: Record<string, string> = {}) {
  expect(`${callback.origin}${callback.pathname}`).toBe(connection.redirectUri);
  return post(api, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    configurationId: connection.id,
    browserSecret,
    ...change,
  });
}

async function signIn(login: string, browser = new CompanyBrowser(login)): Promise<Signed> {
  const started = await start();
  const response = await complete(await browser.open(started.authorizationUrl), started);
  const result = (await response.json()) as Signed;
  expect(result, JSON.stringify(result)).toMatchObject({ status: 'signed_in' });
  return result;
}

const tokenOf = ({ login }: Signed) => (login as { accessToken: string }).accessToken;

async function refusal(response: Response): Promise<string> {
  const { code } = (await response.json()) as Problem;
  return `${response.status >= 400} ${code}`;
}

test.each<[string, Partial<ClientMetadata>]>([
  ['its secret in the header, and ID tokens by RS256', {}],
  ['ID tokens by ES256', { id_token_signed_response_alg: 'ES256' }],
  ['ID tokens by PS256', { id_token_signed_response_alg: 'PS256' }],
])('a new user signs in with %s and is the same user afterwards', async (_name, given) => {
  serve(given);
  const [first, second] = [await signIn('ada'), await signIn('ada')];
  expect(first).toMatchObject({
    provider: 'oauth2',
    login: { user: { email: 'ada@acme.test', name: 'Ada Lovelace', tenantId: owner.id } },
  });
  expect((second.login as { user: object }).user).toEqual((first.login as { user: object }).user);
});

test('a user with a session there needs no further step', async () => {
  const browser = new CompanyBrowser('grace');
  await signIn('grace', browser);
  expect(browser.asked).toEqual(['login', 'consent']);
  await signIn('grace', browser);
  expect(browser.asked).toEqual(['login', 'consent']);
});

describe('an ID token', () => {
  test.each<[string, Forged, string]>([
    ['of another issuer', { claims: (c) => ({ ...c, iss: 'http://127.0.0.1:1' }) }, 'wrong_issuer'],
    ['for another audience', { claims: (c) => ({ ...c, aud: 'another' }) }, 'wrong_audience'],
    [
      'for two audiences, issued to the other one',
      { claims: (c) => ({ ...c, aud: [CLIENT.client_id, 'another'], azp: 'another' }) },
      'wrong_audience',
    ],
    ['of another sign-in', { claims: (c) => ({ ...c, nonce: 'another' }) }, 'nonce_mismatch'],
    ['without a nonce', { claims: ({ nonce: _, ...c }) => c }, 'token_invalid'],
    ['that expired', { claims: (c) => ({ ...c, exp: 1_700_000_000 }) }, 'token_expired'],
    ['signed by a key that is not published', { stranger: true }, 'signature_invalid'],
  ])('%s is rejected, and no user is signed in', async (_name, forged, code) => {
    company.forged = forged;
    const started = await start();
    const callback = await new CompanyBrowser('mallory').open(started.authorizationUrl);
    expect(await refusal(await complete(callback, started))).toBe(`true ${code}`);
    const path = `/api/v1/sso-configurations/${connection.id}/traces`;
    const { items } = (await (await owner.as.get(`${path}?limit=1`)).json()) as { items: { id: string }[] };
    const trace = (await (await owner.as.get(`${path}/${items[0]?.id}`)).json()) as SsoTraceDto;
    expect(trace).toMatchObject({ outcome: code });
  });
});

describe('a response', () => {
  test.each<[string, Record<string, string>, string]>([
    ['of another issuer', { iss: 'http://127.0.0.1:1' }, 'mix_up'],
    ['with another code', { code: 'another' }, 'code_refused'],
    ['to another browser', { browserSecret: 'x'.repeat(43) }, 'state_of_another_browser'],
  ])('%s is rejected', async (_name, change, code) => {
    const started = await start();
    const callback = await new CompanyBrowser('mallory').open(started.authorizationUrl);
    expect(callback.searchParams.get('iss')).toBe(company.issuer);
    expect(await refusal(await complete(callback, started, change))).toBe(`true ${code}`);
  });

  test('is accepted once', async () => {
    const started = await start();
    const callback = await new CompanyBrowser('ada').open(started.authorizationUrl);
    expect((await complete(callback, started)).status).toBe(200);
    expect(await refusal(await complete(callback, started))).toBe('true state_replayed');
  });

  test('without the issuer that the provider announced is rejected', async () => {
    const started = await start();
    const callback = await new CompanyBrowser('mallory').open(started.authorizationUrl);
    callback.searchParams.delete('iss');
    expect(await refusal(await complete(callback, started))).toBe('true mix_up');
  });
});

test('a client secret that the provider does not know is explained', async () => {
  serve({ client_secret: 'another-secret-of-the-tests-0123456789' });
  const started = await start();
  const callback = await new CompanyBrowser('ada').open(started.authorizationUrl);
  expect(await refusal(await complete(callback, started))).toBe('true client_refused');
});

test('signing out here ends the session at the provider, which redirects back', async () => {
  const browser = new CompanyBrowser('ada');
  const as = callerWith(api, tokenOf(await signIn('ada', browser)));
  const left = (await (await as.post('/api/v1/saml/logout')).json()) as SamlLogoutStart;
  expect((await as.get('/api/v1/auth/me')).status).toBe(401);
  expect(left.logoutUrl).toContain(`${company.issuer}/session/end`);
  expect((await browser.open(left.logoutUrl ?? '')).href).toBe(`${api.settings.PUBLIC_URL}/login`);
  browser.asked.length = 0;
  await signIn('ada', browser);
  expect(browser.asked).toContain('login');
});
