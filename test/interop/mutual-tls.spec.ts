import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type CertificateWish, TestCertificate } from '../support/certificates.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { MTLS_URL, proxyHeaders, throughProxy } from '../support/mutual-tls.ts';
import { aClient, aResource, CALLBACK, type Registered } from '../support/relying-party.ts';

const CLIENTS = '/api/v1/admin/oauth2/clients';
const LEDGER = 'https://ledger.example.test';
const VAULT = 'urn:example:vault';
const MACHINE = {
  grant_types: ['client_credentials'],
  redirect_uris: [],
  scopes: [],
  resources: [
    { resource: LEDGER, scopes: [] },
    { resource: VAULT, scopes: [] },
  ],
};
const CLIENT: CertificateWish = {
  subject: [
    ['O', 'Acme'],
    ['CN', 'ledger'],
  ],
  names: [{ dNSName: 'ledger.acme.example' }],
};

const authority = TestCertificate.authority('Acme CA');
const right = authority.issue(CLIENT);
/** Of the same authority and subject, with another key. */
const renewed = authority.issue(CLIENT);
const selfSigned = TestCertificate.selfSigned(CLIENT);
const PKI = {
  token_endpoint_auth_method: 'tls_client_auth',
  tls_client_auth: {
    subject: 'subject_dn',
    value: 'CN=ledger,O=Acme',
    certificate_authorities: authority.pem,
  },
};
const BOUND = { tls_client_certificate_bound_access_tokens: true };

let api: TestApi;
let acme: Tenant;
let admin: ApiCaller;
let person: Person;
let browser: Browser;
let machine: Registered;

beforeAll(async () => {
  api = await startApi({ env: { MTLS_URL } });
  acme = await aTenant(api, { name: 'Acme' });
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: acme.id });
  browser = new Browser(api);
  await browser.signIn(person);
  await aResource(admin, LEDGER);
  await aResource(admin, VAULT, { token_format: 'opaque' });
  machine = await aClient(admin, { ...PKI, ...MACHINE, ...BOUND });
});
afterAll(() => api.stop());

const thumbprintOf = ({ certificate }: TestCertificate) =>
  createHash('sha256').update(certificate.raw).digest('base64url');

interface Sent {
  certificate?: TestCertificate | null;
  headers?: Record<string, string>;
  issuer?: string;
}

async function ask(path: string, form: Record<string, string>, sent: Sent = {}) {
  const response = await fetch(`${api.url}${sent.issuer ?? ''}/api/v1/oauth2/${path}`, {
    method: 'POST',
    headers: { ...proxyHeaders(api, sent), ...sent.headers },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const token = (client: Registered, sent: Sent, more: Record<string, string> = {}) =>
  ask(
    'token',
    { client_id: client.client_id, grant_type: 'client_credentials', resource: LEDGER, ...more },
    sent,
  );

function claimsOf(jwt: unknown): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(jwt).split('.')[1] ?? '', 'base64url').toString());
}

async function causes(): Promise<string[]> {
  const response = await admin.get('/api/v1/sign-ins?result=failure&limit=100');
  return ((await response.json()) as { items: { outcome: string }[] }).items.map(({ outcome }) => outcome);
}

async function expectRejected(sent: Sent, cause: string, client = machine): Promise<void> {
  const { status, body } = await token(client, sent);
  expect([status, body.error, body.access_token]).toEqual([401, 'invalid_client', undefined]);
  await expect.poll(causes, EVENTUALLY).toContain(cause);
}

function party(client: Registered, certificate: () => TestCertificate | null, auth = oidc.TlsClientAuth()) {
  const issuer = `${api.settings.PUBLIC_URL}/t/${acme.slug}`;
  return oidc.discovery(new URL(issuer), client.client_id, { use_mtls_endpoint_aliases: true }, auth, {
    execute: [oidc.allowInsecureRequests],
    [oidc.customFetch]: throughProxy(api, certificate),
  });
}

/** A sign-in with consent. */
async function signIn(config: oidc.Configuration) {
  const verifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid email offline_access',
    prompt: 'consent',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const at = await browser.follow(url);
  const callback = at.pathname.startsWith('/interaction/') ? await browser.proceed(at, 'allow') : at;
  return oidc.authorizationCodeGrant(config, callback, { pkceCodeVerifier: verifier });
}

test('the metadata announces methods, bound tokens and the endpoints for certificates', async () => {
  for (const path of ['', `/t/${acme.slug}`]) {
    const url = `${api.url}${path}/.well-known/openid-configuration`;
    const metadata = (await (await fetch(url)).json()) as Record<string, unknown>;
    expect(metadata.tls_client_certificate_bound_access_tokens).toBe(true);
    expect(metadata.token_endpoint_auth_methods_supported).toEqual(
      expect.arrayContaining(['tls_client_auth', 'self_signed_tls_client_auth']),
    );
    const aliases = ['token', 'revocation', 'introspection', 'userinfo', 'pushed_authorization_request'];
    expect(metadata.mtls_endpoint_aliases).toEqual(
      Object.fromEntries(
        [...aliases, 'device_authorization'].map((name) => [
          `${name}_endpoint`,
          String(metadata[`${name}_endpoint`]).replace(api.settings.PUBLIC_URL, MTLS_URL),
        ]),
      ),
    );
  }
});

describe('openid-client', () => {
  test('gets a token of a machine that is bound to its certificate', async () => {
    const config = await party(machine, () => right);
    const { access_token } = await oidc.clientCredentialsGrant(config, { resource: LEDGER });
    expect(claimsOf(access_token)).toMatchObject({
      aud: LEDGER,
      cnf: { 'x5t#S256': thumbprintOf(right) },
    });
    const seen = await oidc.tokenIntrospection(config, access_token);
    expect(seen).toMatchObject({
      active: true,
      token_type: 'Bearer',
      cnf: { 'x5t#S256': thumbprintOf(right) },
    });
  });

  test('signs a user in, reads userinfo and refreshes with the certificate of a self-signed client', async () => {
    const client = await aClient(admin, {
      token_endpoint_auth_method: 'self_signed_tls_client_auth',
      jwks: { keys: [selfSigned.jwk] },
      ...BOUND,
    });
    let certificate = selfSigned;
    const config = await party(client, () => certificate);
    const tokens = await signIn(config);
    const info = await oidc.fetchUserInfo(config, tokens.access_token, person.id);
    expect(info.email).toBe(person.email);
    const next = await oidc.refreshTokenGrant(config, tokens.refresh_token as string);
    certificate = right;
    await expect(oidc.fetchUserInfo(config, next.access_token, person.id)).rejects.toThrow();
    await expect(oidc.refreshTokenGrant(config, next.refresh_token as string)).rejects.toMatchObject({
      error: 'invalid_client',
    });
  });
});

describe('the certificate of a client with tls_client_auth', () => {
  test('may be renewed by its authority', async () => {
    expect((await token(machine, { certificate: renewed })).status).toBe(200);
  });

  test('is required', async () => {
    await expectRejected({}, 'client_certificate_missing');
  });

  test('is rejected once it has expired', async () => {
    const notAfter = new Date(Date.now() - 60_000);
    await expectRejected(
      { certificate: authority.issue({ ...CLIENT, notAfter }) },
      'client_certificate_expired',
    );
  });

  test('is rejected if no authority of the application issued it', async () => {
    const other = TestCertificate.authority('Acme CA').issue(CLIENT);
    await expectRejected({ certificate: other }, 'client_certificate_untrusted');
    await expectRejected({ certificate: selfSigned }, 'client_certificate_untrusted');
  });

  test('is rejected if it has another subject', async () => {
    const other = authority.issue({ subject: [['CN', 'ledger']] });
    await expectRejected({ certificate: other }, 'client_certificate_mismatch');
  });

  test('is recognized by an alternative name', async () => {
    const tls_client_auth = { ...PKI.tls_client_auth, subject: 'san_dns', value: 'ledger.acme.example' };
    const client = await aClient(admin, { ...PKI, ...MACHINE, tls_client_auth });
    const granted = await token(client, { certificate: right });
    expect(granted.status).toBe(200);
    expect(claimsOf(granted.body.access_token)).not.toHaveProperty('cnf');
    const other = authority.issue({ ...CLIENT, names: [{ dNSName: 'x.acme.example' }] });
    await expectRejected({ certificate: other }, 'client_certificate_mismatch', client);
  });

  test('leads to its authority through certificates that the proxy passes on', async () => {
    const below = authority.issue({ subject: [['CN', 'Below']], isAuthority: true });
    const certificate = below.issue(CLIENT);
    await expectRejected({ certificate }, 'client_certificate_untrusted');
    const chain = { certificate, headers: { 'client-cert-chain': below.field } };
    expect((await token(machine, chain)).status).toBe(200);
  });

  test('cannot be replaced by a secret', async () => {
    const { status, body } = await token(machine, { certificate: right }, { client_secret: 'a guess' });
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  test('authenticates at the PAR endpoint, also of a high-security client with DPoP', async () => {
    const client = await aClient(admin, {
      ...PKI,
      security_profile: 'fapi2',
      scopes: ['openid', 'email'],
    });
    const config = await party(client, () => right);
    const dpop = oidc.getDPoPHandle(config, await oidc.randomDPoPKeyPair('ES256'));
    const verifier = oidc.randomPKCECodeVerifier();
    const url = await oidc.buildAuthorizationUrlWithPAR(
      config,
      {
        redirect_uri: CALLBACK,
        scope: 'openid email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      },
      { DPoP: dpop },
    );
    let at = await browser.follow(url);
    if (at.pathname.startsWith('/interaction/')) at = await browser.proceed(at, 'allow');
    const tokens = await oidc.authorizationCodeGrant(
      config,
      at,
      { pkceCodeVerifier: verifier },
      {},
      { DPoP: dpop },
    );
    expect(tokens.token_type).toBe('dpop');
  });
});

test('a high-security client binds its tokens to the certificate instead of DPoP', async () => {
  const client = await aClient(admin, { ...PKI, ...MACHINE, ...BOUND, security_profile: 'fapi2' });
  const granted = await token(client, { certificate: right });
  expect(claimsOf(granted.body.access_token)).toMatchObject({ cnf: { 'x5t#S256': thumbprintOf(right) } });
  const read = (await (await admin.get(`${CLIENTS}/${client.id}`)).json()) as Record<string, unknown>;
  expect(read).toMatchObject({ ...BOUND, dpop_bound_access_tokens: false });
});

describe('the certificate of a self-signed client', () => {
  test('must be one of the registered ones, and current', async () => {
    const expired = TestCertificate.selfSigned({ ...CLIENT, notAfter: new Date(Date.now() - 60_000) });
    const client = await aClient(admin, {
      ...MACHINE,
      token_endpoint_auth_method: 'self_signed_tls_client_auth',
      jwks: { keys: [selfSigned.jwk, expired.jwk] },
    });
    expect((await token(client, { certificate: selfSigned })).status).toBe(200);
    await expectRejected({ certificate: expired }, 'client_certificate_expired', client);
    await expectRejected(
      { certificate: TestCertificate.selfSigned(CLIENT) },
      'client_certificate_mismatch',
      client,
    );
  });
});

describe('a bound token', () => {
  let config: oidc.Configuration;
  let certificate: TestCertificate | null;
  let tokens: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    const client = await aClient(admin, { ...BOUND, token_endpoint_auth_method: 'none' });
    certificate = selfSigned;
    config = await party(client, () => certificate, oidc.None());
    tokens = await signIn(config);
  });

  const userinfo = (headers: Record<string, string>) =>
    fetch(`${api.url}/t/${acme.slug}/api/v1/oauth2/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}`, ...headers },
    });

  const refresh = () => oidc.refreshTokenGrant(config, tokens.refresh_token as string);

  test('reads userinfo with its certificate, and with no other, also after it was read', async () => {
    for (let round = 0; round < 3; round++) {
      const own = await userinfo(proxyHeaders(api, { certificate: selfSigned }));
      expect([own.status, (await own.json()) as object]).toMatchObject([200, { email: person.email }]);
      for (const headers of [
        proxyHeaders(api, { certificate: right }),
        proxyHeaders(api),
        { 'client-cert': selfSigned.field },
        {},
      ]) {
        const refused = await userinfo(headers);
        expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
          401,
          'invalid_token',
        ]);
      }
    }
  });

  test('is refreshed by a public client with its certificate alone', async () => {
    certificate = right;
    await expect(refresh()).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    certificate = null;
    await expect(refresh()).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect
      .poll(causes, EVENTUALLY)
      .toEqual(expect.arrayContaining(['client_certificate_mismatch', 'client_certificate_missing']));
    certificate = selfSigned;
    expect(await refresh()).toHaveProperty('access_token');
  });

  test('is issued with a certificate alone, also to a client with a secret', async () => {
    const client = await aClient(admin, { ...MACHINE, ...BOUND });
    const secret = { client_secret: String(client.client_secret) };
    for (let round = 0; round < 3; round++) {
      const granted = await token(client, { certificate: right }, secret);
      expect(claimsOf(granted.body.access_token)).toMatchObject({ cnf: { 'x5t#S256': thumbprintOf(right) } });
      const refused = await token(client, {}, secret);
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    }
  });

  test('is exchanged by its own client with the certificate alone, and stays bound', async () => {
    const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
    const grant_types = ['client_credentials', exchange];
    const client = await aClient(admin, { ...PKI, ...MACHINE, ...BOUND, grant_types });
    const subject = (await token(client, { certificate: right })).body.access_token;
    const form = {
      grant_type: exchange,
      subject_token: String(subject),
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    };
    const exchanged = await token(client, { certificate: right }, form);
    expect(claimsOf(exchanged.body.access_token).cnf).toEqual({ 'x5t#S256': thumbprintOf(right) });
    const other = await token(client, { certificate: renewed }, form);
    expect([other.status, other.body.error]).toEqual([400, 'invalid_request']);
    expect(String(other.body.error_description)).toContain('certificate');
  });

  test('names its certificate at introspection', async () => {
    const client = await aClient(admin, { ...MACHINE, ...BOUND });
    const credentials = { client_id: client.client_id, client_secret: String(client.client_secret) };
    for (const resource of [LEDGER, VAULT]) {
      const granted = await token(client, { certificate: right }, { ...credentials, resource });
      const asked = { ...credentials, token: String(granted.body.access_token) };
      for (let round = 0; round < 3; round++)
        expect((await ask('introspect', asked)).body).toMatchObject({
          active: true,
          token_type: 'Bearer',
          cnf: { 'x5t#S256': thumbprintOf(right) },
        });
    }
  });
});

describe('a certificate counts only if the proxy sends it', () => {
  const SECRET = () => ({ 'x-gatehouse-internal': api.settings.INTERNAL_SECRET });
  const FORGED: [string, () => Record<string, string>][] = [
    ['without the secret', () => ({ 'x-forwarded-host': new URL(MTLS_URL).host })],
    [
      'with a wrong secret',
      () => ({ 'x-gatehouse-internal': 'wrong', 'x-forwarded-host': new URL(MTLS_URL).host }),
    ],
    ['at the public host', () => ({ ...SECRET(), 'x-forwarded-host': 'localhost:3000' })],
    ['at no host', SECRET],
  ];
  const SENT = {
    'Client-Cert': () => right.field,
    'X-Gatehouse-Client-Cert': () => encodeURIComponent(right.pem),
  };

  test.each(FORGED)('%s, it is none', async (_, headers) => {
    for (const issuer of ['', `/t/${acme.slug}`])
      for (const path of ['token', 'par', 'introspect', 'revoke', 'device_authorization'])
        for (const [name, value] of Object.entries(SENT)) {
          const response = await fetch(`${api.url}${issuer}/api/v1/oauth2/${path}`, {
            method: 'POST',
            headers: { ...headers(), [name]: value() },
            body: new URLSearchParams({
              client_id: machine.client_id,
              grant_type: 'client_credentials',
              resource: LEDGER,
              token: 'x',
            }),
          });
          const { error } = (await response.json()) as { error?: string };
          expect([path, name, response.status, error]).toEqual([path, name, 401, 'invalid_client']);
        }
  });

  test('in the form of nginx, it is accepted from the proxy', async () => {
    const headers = { 'x-gatehouse-client-cert': encodeURIComponent(right.pem) };
    expect((await token(machine, { headers })).status).toBe(200);
  });

  test.each([
    ['no byte sequence', { 'client-cert': 'x' }],
    ['an empty one, as of a client without a certificate', { 'client-cert': '::' }],
    ['no certificate', { 'client-cert': ':AAAA:' }],
    ['one that is too long', { 'client-cert': `:${'A'.repeat(9_000)}:` }],
    ['escapes that are broken', { 'x-gatehouse-client-cert': '%E0%A4%A' }],
    ['a chain that cannot be read', { 'client-cert': right.field, 'client-cert-chain': ':AAAA:, x' }],
    [
      'two certificates',
      { 'client-cert': right.field, 'x-gatehouse-client-cert': encodeURIComponent(right.pem) },
    ],
    ['the same header twice', { 'client-cert': `${right.field}, ${right.field}` }],
  ])('%s is none', async (_, headers) => {
    await expectRejected({ headers }, 'client_certificate_missing');
  });
});

describe('the settings of an application', () => {
  const create = async (given: object) => {
    const response = await admin.post(CLIENTS, { name: 'Ledger', ...MACHINE, ...given });
    const { errors } = (await response.json()) as { errors?: { field: string; message: string }[] };
    return [response.status, errors?.[0]?.field, errors?.[0]?.message];
  };

  test.each<[string, object, string]>([
    ['no certificate', { ...PKI, tls_client_auth: null }, 'tls_client_auth'],
    ['a certificate without the method', { tls_client_auth: PKI.tls_client_auth }, 'tls_client_auth'],
    [
      'a subject that is none',
      { ...PKI, tls_client_auth: { ...PKI.tls_client_auth, value: 'ledger' } },
      'tls_client_auth.value',
    ],
    [
      'no authority',
      { ...PKI, tls_client_auth: { ...PKI.tls_client_auth, certificate_authorities: right.pem } },
      'tls_client_auth.certificate_authorities',
    ],
    [
      'a private key',
      {
        ...PKI,
        tls_client_auth: {
          ...PKI.tls_client_auth,
          certificate_authorities: authority.pem + authority.keyPem,
        },
      },
      'tls_client_auth.certificate_authorities',
    ],
    [
      'keys without certificates',
      {
        token_endpoint_auth_method: 'self_signed_tls_client_auth',
        jwks: { keys: [{ ...selfSigned.jwk, x5c: undefined }] },
      },
      'jwks.keys.0',
    ],
    [
      'a certificate of another key',
      {
        token_endpoint_auth_method: 'self_signed_tls_client_auth',
        jwks: { keys: [{ ...selfSigned.jwk, x5c: right.jwk.x5c }] },
      },
      'jwks.keys.0',
    ],
    [
      'two bindings',
      { ...BOUND, dpop_bound_access_tokens: true },
      'tls_client_certificate_bound_access_tokens',
    ],
  ])('are rejected with %s', async (_, given, field) => {
    expect((await create(given)).slice(0, 2)).toEqual([422, field]);
  });

  test('change: the authority is replaced at once', async () => {
    const client = await aClient(admin, { ...PKI, ...MACHINE });
    const other = TestCertificate.authority('Next CA');
    const tls_client_auth = { ...PKI.tls_client_auth, certificate_authorities: other.pem };
    const changed = await admin.patch(`${CLIENTS}/${client.id}`, { version: 1, tls_client_auth });
    expect(changed.status).toBe(200);
    await expectRejected({ certificate: right }, 'client_certificate_untrusted', client);
    expect((await token(client, { certificate: other.issue(CLIENT) })).status).toBe(200);
    const wrong = { ...tls_client_auth, certificate_authorities: 'none' };
    const refused = await admin.patch(`${CLIENTS}/${client.id}`, { version: 2, tls_client_auth: wrong });
    expect(refused.status).toBe(422);
  });
});

describe('an application that registers itself', () => {
  const register = async (metadata: object) => {
    const response = await fetch(`${api.url}/t/${acme.slug}/api/v1/oauth2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  beforeAll(async () => {
    const POLICY = '/api/v1/admin/oauth2/registration-policy';
    const { version } = (await (await admin.get(POLICY)).json()) as { version: number };
    const saved = await admin.put(POLICY, { mode: 'open', scopes: ['openid'], version });
    expect(saved.status).toBe(200);
  });

  test('may use a self-signed certificate and bound tokens', async () => {
    const { status, body } = await register({
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'self_signed_tls_client_auth',
      jwks: { keys: [selfSigned.jwk] },
      ...BOUND,
    });
    expect([status, body]).toMatchObject([
      201,
      { token_endpoint_auth_method: 'self_signed_tls_client_auth', ...BOUND },
    ]);
  });

  test('cannot choose its own authority', async () => {
    const { status, body } = await register({
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'tls_client_auth',
      tls_client_auth_subject_dn: 'CN=ledger',
    });
    expect([status, body.error]).toEqual([400, 'invalid_client_metadata']);
    expect(body.error_description).toContain('tls_client_auth');
  });
});

describe('without MTLS_URL', () => {
  let plain: TestApi;

  beforeAll(async () => {
    plain = await startApi({ database: api.database });
  });
  afterAll(() => plain.stop());

  test('nothing is announced', async () => {
    const url = `${plain.url}/.well-known/openid-configuration`;
    const metadata = (await (await fetch(url)).json()) as Record<string, unknown>;
    expect(metadata).not.toHaveProperty('mtls_endpoint_aliases');
    expect(metadata).not.toHaveProperty('tls_client_certificate_bound_access_tokens');
    expect(metadata.token_endpoint_auth_methods_supported).not.toContain('tls_client_auth');
  });

  test('settings that need certificates are rejected', async () => {
    const caller = await signedIn(plain, await aPerson(plain, { tenantId: acme.id, role: 'tenant_admin' }));
    for (const [given, field] of [
      [PKI, 'token_endpoint_auth_method'],
      [BOUND, 'tls_client_certificate_bound_access_tokens'],
    ] as const) {
      const response = await caller.post(CLIENTS, { name: 'Ledger', ...MACHINE, ...given });
      const body = (await response.json()) as { errors: { field: string; message: string }[] };
      expect([response.status, body.errors[0]?.field]).toEqual([422, field]);
      expect(body.errors[0]?.message).toContain('MTLS_URL');
    }
  });

  test('an application that needs them gets no token, and none that is unbound', async () => {
    const secret = await aClient(admin, { ...MACHINE, ...BOUND });
    for (const client of [machine, secret]) {
      const response = await fetch(`${plain.url}/api/v1/oauth2/token`, {
        method: 'POST',
        headers: proxyHeaders(plain, { certificate: right }),
        body: new URLSearchParams({
          client_id: client.client_id,
          ...(client.client_secret ? { client_secret: client.client_secret } : {}),
          grant_type: 'client_credentials',
          resource: LEDGER,
        }),
      });
      expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
        401,
        'invalid_client',
      ]);
    }
  });
});
