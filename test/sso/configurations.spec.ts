import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem, SsoConfigurationDto, TenantHealth } from '@gatehouse/contracts';
import {
  DIRECTORIES,
  SANDBOX_CLIENT_ID,
  SANDBOX_CLIENT_SECRET,
  type Sandbox,
  startSandbox,
} from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';
import { aConnection, anOrganization, type Organization, sandboxSettings } from '../support/sso.ts';

const PATH = '/api/v1/sso-configurations';
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let superadmin: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api);
  superadmin = await signedIn(api, await aPerson(api));
});

const wanted = (more: object = {}) => ({
  type: 'oauth2',
  name: 'Acme directory',
  issuer: sandbox.issuers.company,
  clientId: SANDBOX_CLIENT_ID,
  clientSecret: SANDBOX_CLIENT_SECRET,
  ...more,
});

async function refusal(body: object, as: ApiCaller = owner.as): Promise<Problem> {
  const response = await as.post(PATH, body);
  expect(response.status, await response.clone().text()).toBe(422);
  return (await response.json()) as Problem;
}

function remove(as: ApiCaller, id: string): Promise<Response> {
  return api.fetch(`${PATH}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${as.token}` } });
}

describe('saving', () => {
  test('reads the provider, and stores its endpoints and keys', async () => {
    const made = await aConnection(owner.as, sandbox, {
      name: 'Acme directory',
      domains: ['Acme-1.example'],
    });
    expect(made).toMatchObject({
      tenantId: owner.id,
      type: 'oauth2',
      isEnabled: true,
      issuer: sandbox.issuers.company,
      authorizationEndpoint: `${sandbox.issuers.company}/auth`,
      tokenEndpoint: `${sandbox.issuers.company}/token`,
      userInfoEndpoint: `${sandbox.issuers.company}/me`,
      redirectUri: `${api.settings.PUBLIC_URL}/sso/callback/${made.id}`,
      scopes: ['openid', 'profile', 'email'],
      nameIdFormat: 'emailAddress',
      signatureAlgorithm: 'sha256',
      domains: ['acme-1.example'],
      domainStates: [{ domain: 'acme-1.example', status: 'pending' }],
      refresh: { keys: [expect.stringContaining('sandbox-company')], failure: null },
      version: 1,
    });
  });

  test.each([
    ['google', () => ({}), () => `${sandbox.url}/google`],
    [
      'microsoft',
      () => ({ directoryId: DIRECTORIES[0]?.tid }),
      () => `${sandbox.url}/microsoft/${DIRECTORIES[0]?.tid}/v2.0`,
    ],
  ])('knows the discovery URL of %s', async (type, more, issuer) => {
    const made = await aConnection(owner.as, sandbox, { type, ...more() });
    expect(made).toMatchObject({ type, issuer: issuer() });
  });

  test('never returns the secret and stores it sealed', async () => {
    const made = await aConnection(owner.as, sandbox);
    const text = JSON.stringify(made) + (await (await owner.as.get(`${PATH}?limit=100`)).text());
    expect(text).not.toContain(SANDBOX_CLIENT_SECRET);
    expect(made.clientSecretSet).toBe(true);

    const database = new pg.Client({ connectionString: api.database.ownerUrl });
    await database.connect();
    const { rows } = await database.query('select client_secret from sso_configurations where id = $1', [
      made.id,
    ]);
    await database.end();
    expect(rows[0].client_secret).toMatch(/^v1\.test\./);
    expect(api.log.join('')).not.toContain(SANDBOX_CLIENT_SECRET);
  });

  test('shows the provider of a domain', async () => {
    await aConnection(owner.as, sandbox, { type: 'google', domains: ['served.example'] });
    const page = (await (await owner.as.get('/api/v1/domains')).json()) as { items: object[] };
    expect(page.items).toMatchObject([
      { domain: 'served.example', ssoProvider: 'google', status: 'pending' },
    ]);
  });
});

describe('an error is shown at its field, with what was found', () => {
  test.each([
    ['no client id', { clientId: null }, 'clientId', 'required'],
    ['no issuer', { issuer: null }, 'issuer', 'required'],
    ['no directory', { type: 'microsoft', issuer: null }, 'directoryId', 'required'],
    ['a public mail domain', { domains: ['acme.example', 'gmail.com'] }, 'domains.1', 'public_mail_domain'],
    ['plain http', { issuer: 'http://login.acme.example' }, 'issuer', 'insecure_address'],
    ['a private address', { issuer: 'https://10.0.0.7' }, 'issuer', 'idp_address_rejected'],
    ['the metadata service', { issuer: 'https://169.254.169.254' }, 'issuer', 'idp_address_rejected'],
    ['a script', { issuer: 'javascript:alert(1)' }, 'issuer', 'insecure_address'],
    ['a private key that is none', { privateKey: 'hunter2' }, 'privateKey', 'key_unreadable'],
    ['another endpoint', { tokenEndpoint: 'https://evil.example/token' }, 'tokenEndpoint', 'differs'],
    ['SAML without metadata', { type: 'saml' }, 'entityId', 'required'],
    [
      'a certificate that is none',
      { type: 'saml', entityId: 'urn:x', ssoUrl: 'https://idp.example/sso', certificate: 'x' },
      'certificate',
      'no_certificate',
    ],
  ])('%s', async (_name, change, field, code) => {
    const problem = await refusal(wanted(change));
    expect(problem.errors, JSON.stringify(problem)).toMatchObject([{ field, code }]);
  });

  test.each([
    ['html', 'not_json', 'a web page'],
    ['huge', 'idp_too_large', '1 MB'],
    ['down', 'idp_down', 'could not reach'],
  ] as const)('a provider that returns %s', async (mode, code, found) => {
    sandbox.misbehaviour.set('company', mode, 'discovery');
    const { errors } = await refusal(wanted());
    sandbox.misbehaviour.set('company', 'none');
    expect(errors).toMatchObject([{ field: 'issuer', code, message: expect.stringContaining(found) }]);
  });

  test('a provider that takes ten seconds', async () => {
    sandbox.misbehaviour.set('company', 'slow', 'discovery');
    const { errors } = await refusal(wanted());
    sandbox.misbehaviour.set('company', 'none');
    expect(errors).toMatchObject([{ field: 'issuer', code: 'idp_slow' }]);
  });

  test('the document of another issuer, and invalid keys', async () => {
    const documents = await serve((base) => ({
      '/other/.well-known/openid-configuration': { issuer: 'https://accounts.google.com' },
      '/weak/.well-known/openid-configuration': {
        issuer: `${base}/weak`,
        authorization_endpoint: `${base}/a`,
        token_endpoint: `${base}/t`,
        jwks_uri: `${base}/weak/jwks`,
      },
      '/weak/jwks': {
        keys: [
          { kty: 'oct', k: 'c2VjcmV0' },
          { kty: 'RSA', n: 'AQAB', e: 'AQAB' },
        ],
      },
    }));
    const other = await refusal(wanted({ issuer: `${documents.url}/other` }));
    expect(other.errors).toMatchObject([
      { code: 'wrong_issuer', message: expect.stringContaining('https://accounts.google.com') },
    ]);
    expect((await refusal(wanted({ issuer: `${documents.url}/weak` }))).errors).toMatchObject([
      { code: 'no_usable_key' },
    ]);
    documents.server.close();
  });
});

describe('changing', () => {
  test('keeps every version with its author and changes, and restores one', async () => {
    const made = await aConnection(owner.as, sandbox, { name: 'First', isEnabled: false });
    const changed = await owner.as.patch(`${PATH}/${made.id}`, {
      version: 1,
      name: 'Second',
      clientSecret: 'another secret',
    });
    expect(await changed.json()).toMatchObject({ name: 'Second', version: expect.any(Number) });

    const { items } = (await (await owner.as.get(`${PATH}/${made.id}/versions`)).json()) as {
      items: { number: number; changes: string[]; changedBy: string; isCurrent: boolean }[];
    };
    expect(items.map(({ changes, isCurrent }) => [changes, isCurrent])).toEqual([
      [['name: First → Second', 'clientSecret: replaced'], true],
      [['created'], false],
    ]);
    expect(items.every(({ changedBy }) => changedBy === owner.admin.id)).toBe(true);

    const [current, first] = items;
    const back = await owner.as.post(`${PATH}/${made.id}/versions/${first?.number}/restore`, {
      version: current?.number,
    });
    expect(await back.json()).toMatchObject({ name: 'First', clientSecretSet: true });
    const after = (await (await owner.as.get(`${PATH}/${made.id}/versions`)).json()) as typeof items & {
      items: { changes: string[] }[];
    };
    expect(after.items[0]?.changes).toEqual(['name: Second → First', 'clientSecret: replaced']);
  });

  test('by two editors at once is a conflict for the second', async () => {
    const { id } = await aConnection(owner.as, sandbox);
    const both = await Promise.all(
      ['One', 'Two'].map((name) => owner.as.patch(`${PATH}/${id}`, { version: 1, name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('to another issuer reads its endpoints', async () => {
    const { id } = await aConnection(owner.as, sandbox);
    const changed = await owner.as.patch(`${PATH}/${id}`, { version: 1, issuer: sandbox.issuers.google });
    expect(await changed.json()).toMatchObject({ tokenEndpoint: `${sandbox.issuers.google}/token` });
  });

  test('by enabling and disabling creates versions, and enabling requires a secret', async () => {
    const made = await aConnection(owner.as, sandbox, {
      type: 'google',
      clientSecret: undefined,
      isEnabled: false,
    });
    const refused = await owner.as.post(`${PATH}/${made.id}/enable`, { version: made.version });
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([
      409,
      'connection_incomplete',
    ]);

    const other = await aConnection(owner.as, sandbox, { isEnabled: false });
    const enabled = (await (
      await owner.as.post(`${PATH}/${other.id}/enable`, { version: other.version })
    ).json()) as SsoConfigurationDto;
    expect(enabled.isEnabled).toBe(true);
    const disabled = await owner.as.post(`${PATH}/${other.id}/disable`, { version: enabled.version });
    expect(await disabled.json()).toMatchObject({ isEnabled: false });
  });

  test('cannot be undone after deletion', async () => {
    const { id } = await aConnection(owner.as, sandbox);
    expect((await remove(owner.as, id)).status).toBe(204);
    expect((await owner.as.get(`${PATH}/${id}`)).status).toBe(404);
  });
});

describe('permissions', () => {
  test('another tenant cannot find it by any operation', async () => {
    const { id } = await aConnection(owner.as, sandbox);
    const stranger = await anOrganization(api);
    const answers = await Promise.all([
      stranger.as.get(`${PATH}/${id}`),
      stranger.as.patch(`${PATH}/${id}`, { version: 1, name: 'Mine' }),
      stranger.as.post(`${PATH}/${id}/disable`, { version: 1 }),
      stranger.as.post(`${PATH}/${id}/refresh`),
      stranger.as.get(`${PATH}/${id}/versions`),
      stranger.as.post(`${PATH}/${id}/versions/1/restore`, { version: 1 }),
      stranger.as.get(`${PATH}?tenantId=${owner.id}`),
      stranger.as.post(PATH, wanted({ tenantId: owner.id })),
      remove(stranger.as, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('a superadmin creates the platform’s own, and those of a named tenant', async () => {
    const platform = await aConnection(superadmin, sandbox);
    expect(platform).toMatchObject({
      tenantId: null,
      redirectUri: `${api.settings.PUBLIC_URL}/sso/callback`,
    });
    expect(await aConnection(superadmin, sandbox, { tenantId: owner.id })).toMatchObject({
      tenantId: owner.id,
    });
    expect((await owner.as.get(`${PATH}/${platform.id}`)).status).toBe(404);
  });
});

test('a failed manual refresh is remembered until one succeeds', async () => {
  const key = await publicJwk('only');
  let isAway = false;
  const provider = await serve((base) => ({
    get '/.well-known/openid-configuration'() {
      return isAway
        ? {}
        : {
            issuer: base,
            authorization_endpoint: `${base}/a`,
            token_endpoint: `${base}/t`,
            jwks_uri: `${base}/jwks`,
          };
    },
    '/jwks': { keys: [key] },
  }));
  const { id } = await aConnection(owner.as, sandbox, { issuer: provider.url });
  isAway = true;
  const refused = await owner.as.post(`${PATH}/${id}/refresh`);
  expect(refused.status).toBe(422);
  const read = async () => (await (await owner.as.get(`${PATH}/${id}`)).json()) as SsoConfigurationDto;
  const why = expect.stringMatching(/.+/);
  expect(await read()).toMatchObject({
    refresh: { failure: why },
    warnings: expect.arrayContaining([{ code: 'refresh_failed', message: why }]),
  });
  const health = async () =>
    ((await (await owner.as.get('/api/v1/tenant-health')).json()) as TenantHealth).connections.find(
      (one) => one.id === id,
    );
  expect(await health()).toMatchObject({ reachable: false, failure: why });
  isAway = false;
  expect((await owner.as.post(`${PATH}/${id}/refresh`)).ok).toBe(true);
  expect(await read()).toMatchObject({ refresh: { failure: null } });
  expect(await health()).toMatchObject({ reachable: true, failure: null });
});

describe('the clock', () => {
  test('adds new keys beside the old ones and reports when a provider is unavailable', async () => {
    let key = await publicJwk('first');
    const provider = await serve((base) => ({
      '/.well-known/openid-configuration': {
        issuer: base,
        authorization_endpoint: `${base}/a`,
        token_endpoint: `${base}/t`,
        jwks_uri: `${base}/jwks`,
      },
      get '/jwks'() {
        return { keys: [key] };
      },
    }));
    const { id } = await aConnection(owner.as, sandbox, { issuer: provider.url });
    key = await publicJwk('second');
    const refreshed = await after(3700, id);
    expect(refreshed.refresh.keys).toEqual(['second', 'first']);
    provider.server.close();
    provider.server.closeAllConnections();
    const away = await after(3700, id);
    expect(away).toMatchObject({
      isEnabled: true,
      refresh: { failure: expect.stringContaining('could not reach'), keys: ['second', 'first'] },
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'refresh_failed' })]),
    });
  });
});

async function after(seconds: number, id: string): Promise<SsoConfigurationDto> {
  clock.advance(seconds);
  await api.app.get(Jobs).runIfDue('sso-refresh');
  const fresh = await signedIn(api, owner.admin);
  return (await (await fresh.get(`${PATH}/${id}`)).json()) as SsoConfigurationDto;
}

async function publicJwk(kid: string): Promise<object> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  return {
    ...(await crypto.subtle.exportKey('jwk', publicKey)),
    kid,
    alg: 'ES256',
    use: 'sig',
    key_ops: undefined,
  };
}

async function serve(
  make: (base: string) => Record<string, object>,
): Promise<{ url: string; server: Server }> {
  let documents: Record<string, object> = {};
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(documents[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  documents = make(url);
  return { url, server };
}
