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
  tls_client_auth: null,
  tls_client_certificate_bound_access_tokens: false,
  dpop_bound_access_tokens: false,
  initiate_login_uri: null,
  request_object_signing_alg: null,
  require_signed_request_object: false,
  authorization_signed_response_alg: null,
  subject_type: 'public',
  sector_identifier_uri: null,
  security_profile: 'standard',
  require_pkce: true,
  resources: [],
  impersonation: false,
  workload_identities: [],
};
const api = { resource: 'https://api.test', scopes: [] } as unknown as ClientSettings['resources'][number];
const fields = (given: Partial<ClientSettings>) =>
  clientSettingsProblems({ ...WEB, ...given }).map(({ field }) => field);
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };
const NATIVE = { application_type: 'native', token_endpoint_auth_method: 'none' } as const;
const FAPI = { security_profile: 'fapi2', token_endpoint_auth_method: 'private_key_jwt' } as const;
const PAIRWISE = { subject_type: 'pairwise' } as const;

describe('the settings of a client', () => {
  test.each<[string, Partial<ClientSettings>, string[]]>([
    ['are valid for a web application', {}, []],
    ['need a redirect URI', { redirect_uris: [] }, ['redirect_uris']],
    ['need a scope', { scopes: [] }, ['scopes']],
    ['are valid for a machine', MACHINE, []],
    [
      'reject a redirect URI for a machine',
      { ...MACHINE, redirect_uris: ['https://app.test/cb'] },
      ['redirect_uris'],
    ],
    [
      'allow a redirect URI before any grant',
      { ...MACHINE, grant_types: [], redirect_uris: ['https://app.test/cb'] },
      [],
    ],
    [
      'need client authentication for a machine',
      { ...MACHINE, token_endpoint_auth_method: 'none' },
      ['token_endpoint_auth_method'],
    ],
    ['allow a browser without a client secret', { token_endpoint_auth_method: 'none' }, []],
    ['are valid for a device', { ...MACHINE, grant_types: [DEVICE_CODE_GRANT], scopes: ['openid'] }, []],
    ['need a scope for a device', { ...MACHINE, grant_types: [DEVICE_CODE_GRANT] }, ['scopes']],
    [
      'reject a custom scheme on the web',
      { redirect_uris: ['https://a.test/', 'app://cb'] },
      ['redirect_uris.1'],
    ],
    ['allow http on the web', { redirect_uris: ['http://app.test/cb'] }, []],
    [
      'reject a custom scheme after sign-out',
      { post_logout_redirect_uris: ['app://bye'] },
      ['post_logout_redirect_uris.0'],
    ],
    [
      'are valid for a native application',
      { ...NATIVE, redirect_uris: ['app://cb', 'http://127.0.0.1/cb'] },
      [],
    ],
    [
      'reject https on loopback for a native application',
      { ...NATIVE, redirect_uris: ['https://127.0.0.1/cb'] },
      ['redirect_uris.0'],
    ],
    [
      'reject https on localhost for a native application',
      { ...NATIVE, redirect_uris: ['https://localhost/cb'] },
      ['redirect_uris.0'],
    ],
    [
      'reject https on IPv6 loopback for a native application',
      { ...NATIVE, redirect_uris: ['https://[::1]/cb'] },
      ['redirect_uris.0'],
    ],
    [
      'allow https on a claimed host for a native application',
      { ...NATIVE, redirect_uris: ['https://app.test/cb'] },
      [],
    ],
    [
      'reject a client secret for a native application',
      { ...NATIVE, token_endpoint_auth_method: 'client_secret_basic' },
      ['token_endpoint_auth_method'],
    ],
    [
      'allow a client key for a native application',
      { ...NATIVE, token_endpoint_auth_method: 'private_key_jwt' },
      [],
    ],
    [
      'allow a sector only with pairwise subjects',
      { sector_identifier_uri: 'https://app.test/s' },
      ['sector_identifier_uri'],
    ],
    ['allow pairwise subjects', PAIRWISE, []],
    ['reject pairwise subjects for a machine', { ...PAIRWISE, ...MACHINE }, ['subject_type']],
    ['reject pairwise subjects for a native application', { ...PAIRWISE, ...NATIVE }, ['subject_type']],
    [
      'reject pairwise subjects with devices',
      { ...PAIRWISE, grant_types: ['authorization_code', DEVICE_CODE_GRANT] },
      ['subject_type'],
    ],
    [
      'reject pairwise subjects on two hosts',
      { ...PAIRWISE, redirect_uris: ['https://a.test/', 'https://b.test/'] },
      ['redirect_uris'],
    ],
    [
      'allow pairwise subjects with two redirect URIs on one host',
      { ...PAIRWISE, redirect_uris: ['https://a.test/1', 'https://a.test/2'] },
      [],
    ],
    [
      'allow pairwise subjects on two hosts with a sector',
      {
        ...PAIRWISE,
        redirect_uris: ['https://a.test/', 'https://b.test/'],
        sector_identifier_uri: 'https://a.test/s',
      },
      [],
    ],
    ['are valid for high security', FAPI, []],
    [
      'reject a client secret with high security',
      { security_profile: 'fapi2' },
      ['token_endpoint_auth_method'],
    ],
    [
      'reject devices with high security',
      { ...FAPI, grant_types: ['authorization_code', DEVICE_CODE_GRANT] },
      ['grant_types'],
    ],
    [
      'need https with high security',
      { ...FAPI, redirect_uris: ['https://a.test/', 'http://a.test/'] },
      ['redirect_uris.1'],
    ],
    [
      'need https for the first redirect URI with high security',
      { ...FAPI, redirect_uris: ['http://a.test/'] },
      ['redirect_uris.0'],
    ],
    ['can disable PKCE', { require_pkce: false }, []],
    [
      'need PKCE for a native application',
      { ...NATIVE, token_endpoint_auth_method: 'private_key_jwt', require_pkce: false },
      ['require_pkce'],
    ],
    [
      'need PKCE for a public client',
      { token_endpoint_auth_method: 'none', require_pkce: false },
      ['require_pkce'],
    ],
    ['need PKCE with high security', { ...FAPI, require_pkce: false }, ['require_pkce']],
    ['reject a repeated API', { resources: [api, api] }, ['resources']],
    ['allow a single API', { resources: [api] }, []],
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

describe('the keys of a client', () => {
  const jwk = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' }) as never;
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }) as never;

  test('have at least 2048 bits or use an elliptic curve', () => {
    const strong = jwk(2_048);
    expect(refusal(() => requireUsableKeys({ keys: [strong, ec] }))).toBeNull();
    expect(refusal(() => requireUsableKeys({ keys: [strong, jwk(2_040)] }))).toEqual(['jwks.keys.1']);
    expect(refusal(() => requireUsableKeys({ keys: [{ kty: 'RSA', n: '', e: '' } as never] }))).toEqual([
      'jwks.keys.0',
    ]);
    expect(refusal(() => requireUsableKeys(undefined))).toBeNull();
  });

  test('are allowed only with client authentication by key', () => {
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
    impersonation: false,
    workloadIdentities: [],
    ...given,
  }) as unknown as OAuthClient;

test('a stored client follows the same rules', () => {
  expect(refusal(() => requireFittingSettings(stored()))).toBeNull();
  expect(refusal(() => requireFittingSettings(stored({ scopes: [] })))).toEqual(['scopes']);
  expect(
    refusal(() =>
      requireFittingSettings(stored({ subjectType: 'public', sectorIdentifierUri: 'https://a.test' })),
    ),
  ).toEqual(['sector_identifier_uri']);
});

test('the sector of a pairwise client cannot change', () => {
  const client = stored({ subjectType: 'pairwise' });
  expect(refusal(() => requireSameSector(client, 'app.test'))).toBeNull();
  expect(refusal(() => requireSameSector(client, 'other.test'))).toEqual(['redirect_uris']);
  const listed = stored({ subjectType: 'pairwise', sectorIdentifierUri: 'https://app.test/s' });
  expect(refusal(() => requireSameSector(listed, 'other.test'))).toEqual(['sector_identifier_uri']);
});

test('a change contains only changed fields, and one source of keys replaces the other', () => {
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
