import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { TestCertificate } from '../support/certificates.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { MTLS_URL, proxyHeaders } from '../support/mutual-tls.ts';
import { randomFrom } from '../support/random.ts';
import { aClient, aResource, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';
import { signedJwt } from '../support/signed-jwt.ts';
import { type SoundRequest, type WildRequest, WildRequests } from '../support/wild-requests.ts';

/** A few for each valid request. FUZZ_REQUESTS sets another number. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
/** The default repeats a failure. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 8;
const BASE = '/api/v1/oauth2';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const API = 'https://api.expenses.example.test';
/** Source: RFC 7636 appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };
const RESOURCES = [{ resource: API, scopes: ['expenses:read'] }];

let api: TestApi;
let superadmin: ApiCaller;
let slug: string;
let person: Person;
let browser: Browser;
let sound: SoundRequest[];

beforeAll(async () => {
  api = await startApi({ env: { MTLS_URL } });
  superadmin = await signedIn(api, await aPerson(api));
  const tenant = await aTenant(api);
  slug = tenant.slug;
  person = await aPerson(api, { tenantId: tenant.id });
  browser = new Browser(api);
  await browser.signIn(person);
  await aResource(superadmin, API);
  sound = [
    ...(await ofBrowsers()),
    ...(await ofMachines()),
    ...(await ofServices()),
    ...(await ofDevices()),
    ...(await ofCertificates()),
    ...(await ofSignedMessages()),
  ];
});
afterAll(() => api.stop());

const basic = ({ client_id, client_secret }: Registered) => ({
  authorization: `Basic ${Buffer.from(`${client_id}:${client_secret ?? ''}`).toString('base64')}`,
});

/** All requests from the first redirect to the end of a session. */
async function ofBrowsers(): Promise<SoundRequest[]> {
  const client = await aClient(superadmin, { resources: RESOURCES, skip_consent: true });
  const app = await RelyingParty.discover(api, client);
  const tokens = await app.signIn(browser, { scope: 'openid email offline_access', prompt: 'consent' });
  const asked = {
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email',
    ...CHALLENGE,
  };
  const visit = (by: Browser, more = {}) =>
    by.follow(`${BASE}/authorize?${new URLSearchParams({ ...asked, ...more })}`);
  const page = await visit(browser, { prompt: 'login' });
  const headers = { cookie: browser.cookies('/') };
  // A reused code ends all tokens of its session, so these requests use another session.
  const elsewhere = new Browser(api);
  await elsewhere.signIn(person);
  const interaction = `${BASE}${page.pathname.replace('/interaction/', '/interactions/')}`;
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  const hint = { id_token_hint: String(tokens.id_token), client_id: client.client_id, state: 'x' };
  const post = { method: 'POST', headers: basic(client) } as const;
  const codes: SoundRequest[] = [];
  for (let n = 0; n < 5; n++) {
    const code = String((await visit(elsewhere)).searchParams.get('code'));
    const form = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: VERIFIER };
    codes.push({ ...post, path: `${BASE}/token`, parameters: form });
  }
  const refresh = { grant_type: 'refresh_token', refresh_token: String(tokens.refresh_token) };
  return [
    ...codes,
    { path: `${BASE}/authorize`, method: 'GET', headers, parameters: asked },
    { path: `${BASE}/authorize`, method: 'GET', parameters: { ...asked, prompt: 'none', max_age: '5' } },
    { path: `${BASE}/authorize`, method: 'POST', headers, parameters: asked },
    { path: `/t/${slug}${BASE}/authorize`, method: 'GET', headers, parameters: asked },
    { path: `${BASE}/authorize/not-begun`, method: 'GET', headers, parameters: {} },
    { ...post, path: `${BASE}/par`, parameters: { ...asked, claims: '{"id_token":{"email":null}}' } },
    { ...post, path: `${BASE}/token`, parameters: refresh },
    { ...post, path: `${BASE}/token`, parameters: { ...refresh, scope: 'openid', resource: API } },
    { ...post, path: `${BASE}/introspect`, parameters: { token: tokens.access_token } },
    { ...post, path: `${BASE}/revoke`, parameters: { token: 'x', token_type_hint: 'refresh_token' } },
    { path: `${BASE}/userinfo`, method: 'GET', headers: bearer, parameters: {} },
    { path: `${BASE}/userinfo`, method: 'POST', parameters: { access_token: tokens.access_token } },
    { path: `${BASE}/end_session`, method: 'GET', parameters: hint },
    { path: `${BASE}/end_session`, method: 'GET', headers, parameters: hint },
    { path: `${BASE}/end_session`, method: 'POST', parameters: hint },
    { path: `${BASE}/end_session/confirm`, method: 'POST', parameters: { xsrf: 'x', logout: 'yes' } },
    { path: `${BASE}/end_session/success`, method: 'GET', parameters: { client_id: client.client_id } },
    { path: `${BASE}/jwks`, method: 'GET', parameters: {} },
    { path: '/.well-known/openid-configuration', method: 'GET', parameters: {} },
    { path: '/t/nobody/.well-known/openid-configuration', method: 'GET', parameters: {} },
    { path: interaction, method: 'GET', headers, parameters: {} },
    { path: interaction, method: 'POST', json: true, headers, parameters: { answer: 'allow' } },
  ];
}

/** Exchanges of a machine's token by the service of the API, with and without an actor. */
async function ofServices(): Promise<SoundRequest[]> {
  const given = { ...MACHINE, grant_types: ['client_credentials', EXCHANGE], resources: RESOURCES };
  const service = await aClient(superadmin, given);
  const machine = await aClient(superadmin, {
    ...MACHINE,
    resources: RESOURCES,
    may_act: [service.client_id],
  });
  const tokenOf = async (client: Registered) => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', resource: API });
    const response = await fetch(`${api.url}${BASE}/token`, {
      method: 'POST',
      headers: basic(client),
      body,
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const form = {
    grant_type: EXCHANGE,
    subject_token: await tokenOf(machine),
    subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  };
  const actor = {
    actor_token: await tokenOf(service),
    actor_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    requested_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    resource: API,
    audience: API,
    scope: 'expenses:read',
  };
  const workload = {
    ...form,
    subject_token: signedJwt(
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
      { alg: 'ES256' },
      { iss: 'https://ci.example.test', sub: 'repo:acme/website', aud: API },
    ),
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  };
  const post = { path: `${BASE}/token`, method: 'POST', headers: basic(service) } as const;
  return [form, { ...form, ...actor }, workload].map((parameters) => ({ ...post, parameters }));
}

/** Requests of clients that authenticate with keys and get their own tokens. */
async function ofMachines(): Promise<SoundRequest[]> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const now = Math.floor(Date.now() / 1000);
  const proof = signedJwt(
    privateKey,
    { alg: 'ES256', typ: 'dpop+jwt', jwk },
    { jti: 'x', htm: 'POST', htu: `${api.settings.PUBLIC_URL}${BASE}/token`, iat: now },
  );
  const byKey = { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [jwk] } };
  const bank = await aClient(superadmin, {
    ...MACHINE,
    ...byKey,
    security_profile: 'fapi2',
    resources: RESOURCES,
  });
  const machine = await aClient(superadmin, { ...MACHINE, resources: RESOURCES });
  const form = { grant_type: 'client_credentials', scope: 'expenses:read', resource: API };
  return [
    { path: `${BASE}/token`, method: 'POST', headers: basic(machine), parameters: form },
    ...['one', 'two', 'three', 'four'].map((jti): SoundRequest => {
      const claims = {
        iss: bank.client_id,
        sub: bank.client_id,
        aud: api.settings.PUBLIC_URL,
        jti,
        exp: now + 600,
      };
      const assertion = {
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: signedJwt(privateKey, { alg: 'ES256' }, claims),
      };
      return {
        path: `${BASE}/token`,
        method: 'POST',
        headers: { dpop: proof },
        parameters: { ...form, ...assertion },
      };
    }),
  ];
}

async function ofDevices(): Promise<SoundRequest[]> {
  const television = { grant_types: [DEVICE], redirect_uris: [], token_endpoint_auth_method: 'none' };
  const { client_id } = await aClient(superadmin, television);
  const asked = { client_id, scope: 'openid' };
  const body = new URLSearchParams(asked);
  const begun = await fetch(`${api.url}${BASE}/device_authorization`, { method: 'POST', body });
  const { device_code, user_code } = (await begun.json()) as Record<'device_code' | 'user_code', string>;
  const headers = { authorization: `Bearer ${browser.token}` };
  const poll = { grant_type: DEVICE, device_code, client_id };
  return [
    { path: `${BASE}/device_authorization`, method: 'POST', parameters: asked },
    { path: `${BASE}/token`, method: 'POST', parameters: poll },
    { path: `${BASE}/device/find`, method: 'POST', json: true, headers, parameters: { user_code } },
    {
      path: `${BASE}/device/answer`,
      method: 'POST',
      json: true,
      headers,
      parameters: { user_code, answer: 'allow' },
    },
  ];
}

/** Requests of clients with certificates, as the proxy passes them on. */
async function ofCertificates(): Promise<SoundRequest[]> {
  const authority = TestCertificate.authority('Fuzz CA');
  const certificate = authority.issue({ subject: [['CN', 'fuzz']] });
  const machine = await aClient(superadmin, {
    ...MACHINE,
    resources: RESOURCES,
    token_endpoint_auth_method: 'tls_client_auth',
    tls_client_auth: { subject: 'subject_dn', value: 'CN=fuzz', certificate_authorities: authority.pem },
    tls_client_certificate_bound_access_tokens: true,
  });
  const headers = proxyHeaders(api, { certificate });
  const chain = { 'client-cert-chain': `${authority.field}, ${authority.field}` };
  const { 'client-cert': _, ...plain } = headers;
  const escaped = { ...plain, 'x-gatehouse-client-cert': encodeURIComponent(certificate.pem) };
  const form = { client_id: machine.client_id, grant_type: 'client_credentials', resource: API };
  const post = { method: 'POST', parameters: form } as const;
  return [
    { ...post, path: `${BASE}/token`, headers },
    { ...post, path: `${BASE}/token`, headers: { ...headers, ...chain } },
    { ...post, path: `${BASE}/token`, headers: escaped },
    { ...post, path: `${BASE}/introspect`, headers, parameters: { ...form, token: 'x' } },
  ];
}

/** Signed requests and responses, and starts of sign-ins. */
async function ofSignedMessages(): Promise<SoundRequest[]> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const client = await aClient(superadmin, {
    jwks: { keys: [publicKey.export({ format: 'jwk' })] },
    request_object_signing_alg: 'ES256',
    authorization_signed_response_alg: 'ES256',
    initiate_login_uri: CALLBACK,
    skip_consent: true,
  });
  const { client_id } = client;
  const asked = { client_id, response_type: 'code', redirect_uri: CALLBACK, scope: 'openid', ...CHALLENGE };
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...asked, iss: client_id, aud: api.settings.PUBLIC_URL, nbf: now, exp: now + 600 };
  const request = signedJwt(privateKey, { alg: 'ES256', typ: 'oauth-authz-req+jwt' }, claims);
  const headers = { cookie: browser.cookies('/') };
  const get = { method: 'GET', headers } as const;
  return [
    { ...get, path: `${BASE}/authorize`, parameters: { client_id, request } },
    { ...get, path: `${BASE}/authorize`, parameters: { ...asked, request, state: 'x' } },
    { ...get, path: `${BASE}/authorize`, parameters: { ...asked, response_mode: 'query.jwt' } },
    {
      ...get,
      path: `${BASE}/authorize`,
      parameters: { ...asked, response_mode: 'form_post.jwt', prompt: 'none' },
    },
    { method: 'POST', path: `${BASE}/par`, headers: basic(client), parameters: { client_id, request } },
    { ...get, path: `${BASE}/initiate`, parameters: { client_id, target_link_uri: CALLBACK } },
  ];
}

/** What is wrong with a response, or null. */
async function wrongWith({ path, init }: WildRequest): Promise<string | null> {
  const response = await fetch(api.url + path, { ...init, redirect: 'manual' });
  const text = await response.text();
  const request = `${init.method} ${path} ${JSON.stringify(init.headers)} ${init.body ?? ''}`.slice(0, 1_500);
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)} to ${request}`;
  if (/\bat .*\.js:\d+/.test(text)) return `a stack to ${request}`;
  const location = response.headers.get('location');
  if (location && !isKnown(new URL(location, api.settings.PUBLIC_URL))) return `${location} after ${request}`;
  return null;
}

const isKnown = ({ origin }: URL) => [api.settings.PUBLIC_URL, new URL(CALLBACK).origin].includes(origin);

test(`${REQUESTS} random requests to the provider all get a response, and none is a server error`, async () => {
  const wild = new WildRequests(randomFrom(SEED), sound);
  const requests = Array.from({ length: REQUESTS }, () => wild.next());
  const wrong: string[] = [];
  const worker = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const found = await wrongWith(request);
      if (found) wrong.push(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(wrong).toEqual([]);
  expect(api.log.filter((line) => line.includes('the OpenID provider failed'))).toEqual([]);
});
