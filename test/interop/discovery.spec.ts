import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROVIDER_PATHS } from '../../nest-api/src/oauth2/provider-paths.js';
import { startApi, type TestApi } from '../support/api.ts';

/** Headers that differ between any two responses. */
const OF_EACH_ANSWER = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

let api: TestApi;
let spoken: string[];
let metadata: Record<string, unknown>;

beforeAll(async () => {
  spoken = [];
  for (const level of ['info', 'warn', 'log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void spoken.push(String(line)));
  }
  api = await startApi();
  metadata = (await (await fetch(`${api.url}/.well-known/openid-configuration`)).json()) as typeof metadata;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.stop();
});

test('the issuer is the public origin, and so is every endpoint', () => {
  const origin = api.settings.PUBLIC_URL;
  expect(metadata.issuer).toBe(origin);
  const endpoints = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name));
  for (const [name, address] of endpoints) expect(address, name).toMatch(`${origin}/api/v1/oauth2/`);
});

test('the contract has the endpoints of discovery, and no others', () => {
  const told = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name));
  const paths = told.map(([, address]) => new URL(String(address)).pathname);
  const wellKnown = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'];
  expect(Object.keys(PROVIDER_PATHS).sort()).toEqual([...paths, ...wellKnown].sort());
});

test('the documentation lists the endpoints of discovery, and no others', () => {
  const text = readFileSync(join(ROOT, 'docs/openid-connect.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `(\w+_(?:endpoint|uri))` \| `([^`]+)` \|$/gm)].map(
    ([, name, path]) => [name, api.settings.PUBLIC_URL + path],
  );
  const told = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name));
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(told));
});

test('no feature is enabled that must be disabled', () => {
  expect(metadata).toMatchObject({
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public', 'pairwise'],
    acr_values_supported: ['urn:gatehouse:aal1', 'urn:gatehouse:aal2'],
    scopes_supported: ['openid', 'profile', 'email', 'tenant', 'groups', 'offline_access'],
    authorization_response_iss_parameter_supported: true,
  });
  expect([...(metadata.grant_types_supported as string[])].sort()).toEqual([
    'authorization_code',
    'client_credentials',
    'refresh_token',
    'urn:ietf:params:oauth:grant-type:device_code',
    'urn:ietf:params:oauth:grant-type:token-exchange',
  ]);
  expect(metadata.id_token_signing_alg_values_supported).toEqual(expect.arrayContaining(['RS256', 'ES256']));
  expect(metadata.id_token_signing_alg_values_supported).toHaveLength(2);
  expect(metadata.token_endpoint_auth_methods_supported).toEqual([
    'client_secret_basic',
    'client_secret_post',
    'private_key_jwt',
    'none',
  ]);
});

test('both documents say the same', async () => {
  const oauth = await fetch(`${api.url}/.well-known/oauth-authorization-server`);
  expect(await oauth.json()).toEqual(metadata);
});

test('an invented host name changes nothing', async () => {
  const headers = {
    'x-forwarded-host': 'evil.example.test',
    'x-forwarded-proto': 'https',
    host: 'evil.example.test',
  };
  const response = await fetch(`${api.url}/.well-known/openid-configuration`, { headers });
  expect(await response.json()).toEqual(metadata);
});

test('the keys are public, one current and one next key of each algorithm, and stay the same', async () => {
  const read = async () =>
    ((await (await fetch(`${api.url}/api/v1/oauth2/jwks`)).json()) as { keys: Record<string, string>[] })
      .keys;
  const keys = await read();
  expect(keys.map(({ alg, use }) => [alg, use])).toEqual([
    ['RS256', 'sig'],
    ['ES256', 'sig'],
    ['RS256', 'sig'],
    ['ES256', 'sig'],
  ]);
  for (const key of keys) expect(Object.keys(key)).not.toContain('d');

  const other = await startApi({ database: api.database });
  const theirs = await fetch(`${other.url}/api/v1/oauth2/jwks`);
  expect(await theirs.json()).toEqual({ keys });
  await other.stop();
});

describe.each([
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/api/v1/oauth2/jwks',
])('%s', (path) => {
  const read = (headers: Record<string, string> = {}) => fetch(api.url + path, { headers });

  test('can be cached for five minutes: half as long as a key is published before it signs', async () => {
    const response = await read();
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  });

  test.each<Record<string, string>>([
    {},
    { origin: 'https://app.example.test' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"another"' },
  ])('is answered from memory as the library answered it, to %j', async (headers) => {
    const all = async (method: string) => {
      const response = await fetch(api.url + path, { headers, method });
      const told = [...response.headers].filter(([name]) => !OF_EACH_ANSWER.has(name));
      return { status: response.status, ...Object.fromEntries(told) };
    };
    // The library answers HEAD itself.
    expect(await all('GET')).toEqual(await all('HEAD'));
  });

  test('is sent again only if it changed', async () => {
    const tag = String((await read()).headers.get('etag'));
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await read({ 'if-none-match': known });
      expect([known, response.status, await response.text()]).toEqual([known, 304, '']);
      expect(response.headers.get('etag')).toBe(tag);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    }
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
  });
});

test.each([
  ['GET', '/api/v1/oauth2/token'],
  ['DELETE', '/api/v1/oauth2/authorize'],
  ['PUT', '/api/v1/oauth2/userinfo'],
])('%s %s returns a problem document', async (method, path) => {
  const response = await fetch(api.url + path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('content-type')).toMatch('application/problem+json');
});

test('the library logs no warnings', () => {
  expect(spoken.filter((line) => /oidc-provider|NOTICE|WARNING/i.test(line))).toEqual([]);
});
