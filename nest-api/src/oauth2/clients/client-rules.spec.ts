import { generateKeyPairSync } from 'node:crypto';
import { type ClientSettings, clientSettingsProblems, DEVICE_CODE_GRANT } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../common/app-error.js';
import {
  changesOf,
  requireFittingSettings,
  requireKeyHolder,
  requireSameSector,
  requireUsableKeys,
} from './client-rules.js';
import type { OAuthClient } from './oauth-client.entity.js';

const WEB: ClientSettings = {
  application_type: 'web',
  grant_types: ['authorization_code'],
  redirect_uris: ['https://app.test/cb'],
  post_logout_redirect_uris: [],
  scopes: ['openid'],
  token_endpoint_auth_method: 'client_secret_basic',
  subject_type: 'public',
  sector_identifier_uri: null,
  security_profile: 'standard',
  require_pkce: true,
  resources: [],
};
const api = { resource: 'https://api.test', scopes: [] } as unknown as ClientSettings['resources'][number];
const fields = (given: Partial<ClientSettings>) =>
  clientSettingsProblems({ ...WEB, ...given }).map(({ field }) => field);
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };
const NATIVE = { application_type: 'native', token_endpoint_auth_method: 'none' } as const;
const FAPI = { security_profile: 'fapi2', token_endpoint_auth_method: 'private_key_jwt' } as const;
const PAIRWISE = { subject_type: 'pairwise' } as const;

describe('settings of a client fit together', () => {
  test.each<[string, Partial<ClientSettings>, string[]]>([
    ['a web application', {}, []],
    ['without an address', { redirect_uris: [] }, ['redirect_uris']],
    ['without a scope', { scopes: [] }, ['scopes']],
    ['a machine', MACHINE, []],
    ['a machine with an address', { ...MACHINE, redirect_uris: ['https://app.test/cb'] }, ['redirect_uris']],
    ['no grants yet', { ...MACHINE, grant_types: [], redirect_uris: ['https://app.test/cb'] }, []],
    [
      'a machine without a secret',
      { ...MACHINE, token_endpoint_auth_method: 'none' },
      ['token_endpoint_auth_method'],
    ],
    ['a browser without a secret', { token_endpoint_auth_method: 'none' }, []],
    ['a device', { ...MACHINE, grant_types: [DEVICE_CODE_GRANT], scopes: ['openid'] }, []],
    ['a device without a scope', { ...MACHINE, grant_types: [DEVICE_CODE_GRANT] }, ['scopes']],
    [
      'a scheme of its own on the web',
      { redirect_uris: ['https://a.test/', 'app://cb'] },
      ['redirect_uris.1'],
    ],
    ['http on the web', { redirect_uris: ['http://app.test/cb'] }, []],
    [
      'a scheme of its own after signing out',
      { post_logout_redirect_uris: ['app://bye'] },
      ['post_logout_redirect_uris.0'],
    ],
    ['a native application', { ...NATIVE, redirect_uris: ['app://cb', 'http://127.0.0.1/cb'] }, []],
    [
      'https on loopback, native',
      { ...NATIVE, redirect_uris: ['https://127.0.0.1/cb'] },
      ['redirect_uris.0'],
    ],
    [
      'https on loopback by name, native',
      { ...NATIVE, redirect_uris: ['https://localhost/cb'] },
      ['redirect_uris.0'],
    ],
    [
      'https on loopback by IPv6, native',
      { ...NATIVE, redirect_uris: ['https://[::1]/cb'] },
      ['redirect_uris.0'],
    ],
    ['https of a claimed host, native', { ...NATIVE, redirect_uris: ['https://app.test/cb'] }, []],
    [
      'a native application with a secret',
      { ...NATIVE, token_endpoint_auth_method: 'client_secret_basic' },
      ['token_endpoint_auth_method'],
    ],
    ['a native application with a key', { ...NATIVE, token_endpoint_auth_method: 'private_key_jwt' }, []],
    ['a sector without pairwise', { sector_identifier_uri: 'https://app.test/s' }, ['sector_identifier_uri']],
    ['pairwise', PAIRWISE, []],
    ['pairwise for a machine', { ...PAIRWISE, ...MACHINE }, ['subject_type']],
    ['pairwise for a native application', { ...PAIRWISE, ...NATIVE }, ['subject_type']],
    [
      'pairwise with devices',
      { ...PAIRWISE, grant_types: ['authorization_code', DEVICE_CODE_GRANT] },
      ['subject_type'],
    ],
    [
      'pairwise of two hosts',
      { ...PAIRWISE, redirect_uris: ['https://a.test/', 'https://b.test/'] },
      ['redirect_uris'],
    ],
    [
      'pairwise of one host twice',
      { ...PAIRWISE, redirect_uris: ['https://a.test/1', 'https://a.test/2'] },
      [],
    ],
    [
      'pairwise of two hosts with a sector',
      {
        ...PAIRWISE,
        redirect_uris: ['https://a.test/', 'https://b.test/'],
        sector_identifier_uri: 'https://a.test/s',
      },
      [],
    ],
    ['high security', FAPI, []],
    ['high security by a secret', { security_profile: 'fapi2' }, ['token_endpoint_auth_method']],
    [
      'high security with devices',
      { ...FAPI, grant_types: ['authorization_code', DEVICE_CODE_GRANT] },
      ['grant_types'],
    ],
    [
      'high security without https',
      { ...FAPI, redirect_uris: ['https://a.test/', 'http://a.test/'] },
      ['redirect_uris.1'],
    ],
    [
      'high security without https at first',
      { ...FAPI, redirect_uris: ['http://a.test/'] },
      ['redirect_uris.0'],
    ],
    ['no PKCE', { require_pkce: false }, []],
    [
      'no PKCE, native',
      { ...NATIVE, token_endpoint_auth_method: 'private_key_jwt', require_pkce: false },
      ['require_pkce'],
    ],
    ['no PKCE, public', { token_endpoint_auth_method: 'none', require_pkce: false }, ['require_pkce']],
    ['no PKCE, high security', { ...FAPI, require_pkce: false }, ['require_pkce']],
    ['an API twice', { resources: [api, api] }, ['resources']],
    ['an API once', { resources: [api] }, []],
  ])('%s', (_name, given, expected) => {
    expect(fields(given)).toEqual(expected);
  });
});

const refusal = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ field }) => field);
  }
};

describe('keys of a client', () => {
  const jwk = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' }) as never;
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }) as never;

  test('are of 2048 bits at least, or elliptic', () => {
    const strong = jwk(2_048);
    expect(refusal(() => requireUsableKeys({ keys: [strong, ec] }))).toBeNull();
    expect(refusal(() => requireUsableKeys({ keys: [strong, jwk(2_040)] }))).toEqual(['jwks.keys.1']);
    expect(refusal(() => requireUsableKeys({ keys: [{ kty: 'RSA', n: '', e: '' } as never] }))).toEqual([
      'jwks.keys.0',
    ]);
    expect(refusal(() => requireUsableKeys(undefined))).toBeNull();
  });

  test('are for clients that prove themselves by one', () => {
    const client = (tokenEndpointAuthMethod: string) => ({ tokenEndpointAuthMethod }) as OAuthClient;
    const uri = { jwks_uri: 'https://app.test/jwks' };
    expect(refusal(() => requireKeyHolder(client('client_secret_basic'), {}))).toBeNull();
    expect(refusal(() => requireKeyHolder(client('client_secret_basic'), uri))).toEqual(['jwks']);
    expect(refusal(() => requireKeyHolder(client('client_secret_basic'), { jwks: { keys: [] } }))).toEqual([
      'jwks',
    ]);
    expect(refusal(() => requireKeyHolder(client('private_key_jwt'), uri))).toBeNull();
  });
});

const stored = (given: Partial<OAuthClient> = {}) =>
  ({
    applicationType: 'web',
    grantTypes: ['authorization_code'],
    redirectUris: ['https://app.test/cb'],
    postLogoutRedirectUris: [],
    scopes: ['openid'],
    tokenEndpointAuthMethod: 'client_secret_basic',
    subjectType: 'public',
    sectorIdentifierUri: null,
    securityProfile: 'standard',
    requirePkce: true,
    resources: [],
    ...given,
  }) as unknown as OAuthClient;

test('a stored client is held to the same rules', () => {
  expect(refusal(() => requireFittingSettings(stored()))).toBeNull();
  expect(refusal(() => requireFittingSettings(stored({ scopes: [] })))).toEqual(['scopes']);
  expect(
    refusal(() =>
      requireFittingSettings(stored({ subjectType: 'public', sectorIdentifierUri: 'https://a.test' })),
    ),
  ).toEqual(['sector_identifier_uri']);
});

test('the sector of a client stays', () => {
  const client = stored({ subjectType: 'pairwise' });
  expect(refusal(() => requireSameSector(client, 'app.test'))).toBeNull();
  expect(refusal(() => requireSameSector(client, 'other.test'))).toEqual(['redirect_uris']);
  const listed = stored({ subjectType: 'pairwise', sectorIdentifierUri: 'https://app.test/s' });
  expect(refusal(() => requireSameSector(listed, 'other.test'))).toEqual(['sector_identifier_uri']);
});

test('a change names what it changes; one source of keys replaces the other', () => {
  expect(changesOf({})).toEqual({});
  expect(changesOf({ scopes: ['openid', 'openid'], skip_consent: false } as never)).toEqual({
    scopes: ['openid'],
    skipConsent: false,
  });
  expect(changesOf({ jwks: { keys: [] } } as never)).toEqual({ jwks: { keys: [] }, jwksUri: null });
  expect(changesOf({ jwks_uri: 'https://app.test/jwks' } as never)).toEqual({
    jwks: null,
    jwksUri: 'https://app.test/jwks',
  });
});
