import { SIGNING_ALGORITHMS } from '../../sso-config/probe/usable-keys.js';
import type { Hit, OidcProvider, PublishedKey, Surroundings } from '../facts.js';
import { isWithoutTls, namesIn } from './values.js';

type Rule = (provider: OidcProvider, around: Surroundings) => readonly Hit[];

const ONCE: readonly Hit[] = [{}];
const NEVER: readonly Hit[] = [];
const LEAST_RSA_BITS = 2_048;
const LEAST_EXPONENT = 65_537n;
const WELL_KNOWN = '/.well-known/openid-configuration';
const REQUIRED = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'response_types_supported',
  'subject_types_supported',
  'id_token_signing_alg_values_supported',
];
const KEY_TYPES: readonly [RegExp, string][] = [
  [/^(RS|PS)\d{3}$/, 'RSA'],
  [/^ES\d{3}K?$/, 'EC'],
  [/^(EdDSA|Ed25519|Ed448)$/, 'OKP'],
];

const endpointsOf = ({ document }: OidcProvider) =>
  Object.entries(document).filter(
    ([name, value]) => /(_endpoint|^jwks_uri)$/.test(name) && value !== undefined && value !== null,
  );
const algorithmsOf = ({ document }: OidcProvider) => namesIn(document.id_token_signing_alg_values_supported);
const nameOf = ({ kid, type }: PublishedKey) => kid ?? type;
const isStrong = (algorithm: string) => SIGNING_ALGORITHMS.includes(algorithm);

/** What an OpenID provider says of itself. */
export const OIDC_PROVIDER_RULES = {
  oidc_issuer_differs: ({ document: { issuer } }, { address }) => {
    if (address === null || typeof issuer !== 'string') return NEVER;
    // Microsoft publishes one document for many directories, with a place for the directory's ID.
    const expected = `${issuer.replace(/\/$/, '').replace('{tenantid}', '*')}${WELL_KNOWN}`;
    const [before = '', after] = expected.split('*');
    const fits =
      after === undefined ? address === before : address.startsWith(before) && address.endsWith(after);
    return fits ? NEVER : [{ address, issuer }];
  },
  oidc_issuer_invalid: ({ document: { issuer } }) =>
    typeof issuer === 'string' && !isPlainIssuer(issuer) ? [{ issuer }] : NEVER,
  oidc_value_missing: ({ document }) =>
    REQUIRED.filter((name) => document[name] === undefined).map((name) => ({ name })),
  oidc_endpoint_insecure: (provider) =>
    endpointsOf(provider)
      .filter(([, value]) => isWithoutTls(value))
      .map(([name]) => ({ name })),
  oidc_endpoint_invalid: (provider) =>
    endpointsOf(provider)
      .filter(([, value]) => typeof value !== 'string' || !URL.canParse(value) || value.includes('#'))
      .map(([name]) => ({ name })),
  oidc_code_flow_missing: ({ document: { response_types_supported: types } }) =>
    types !== undefined && !namesIn(types).includes('code') ? ONCE : NEVER,
  oidc_alg_none: (provider) => (algorithmsOf(provider).includes('none') ? ONCE : NEVER),
  oidc_no_strong_alg: (provider) => {
    const algorithms = algorithmsOf(provider);
    if (algorithms.length === 0 || algorithms.some(isStrong)) return NEVER;
    return [{ algorithms: algorithms.join(', ') }];
  },
  oidc_hmac_offered: (provider) => {
    const found = algorithmsOf(provider).filter((algorithm) => /^HS\d{3}$/.test(algorithm));
    return found.length > 0 ? [{ algorithms: found.join(', ') }] : NEVER;
  },
  oidc_pkce_missing: ({ document }) =>
    namesIn(document.code_challenge_methods_supported).includes('S256') ? NEVER : ONCE,
  oidc_pkce_plain: ({ document }) =>
    namesIn(document.code_challenge_methods_supported).includes('plain') ? ONCE : NEVER,
  oidc_implicit_offered: ({ document }) => {
    const types = namesIn(document.response_types_supported).filter((type) =>
      type.split(' ').includes('token'),
    );
    return types.length > 0 ? [{ types: types.map((type) => `“${type}”`).join(', ') }] : NEVER;
  },
  oidc_password_grant: ({ document }) =>
    namesIn(document.grant_types_supported).includes('password') ? ONCE : NEVER,
  oidc_iss_missing: ({ document }) =>
    document.authorization_response_iss_parameter_supported === true ? NEVER : ONCE,
  oidc_shared_secret_only: ({ document: { token_endpoint_auth_methods_supported: methods } }) =>
    methods !== undefined &&
    !namesIn(methods).some((method) => /^(private_key_jwt|.*tls_client)/.test(method))
      ? ONCE
      : NEVER,
  oidc_openid_scope_missing: ({ document: { scopes_supported: scopes } }) =>
    scopes !== undefined && !namesIn(scopes).includes('openid') ? ONCE : NEVER,
  oidc_logout_missing: ({ document }) => (document.end_session_endpoint ? NEVER : ONCE),
  jwks_unreadable: ({ keysAddress, keysFailure }) =>
    keysFailure !== null ? [{ address: keysAddress ?? '', reason: keysFailure }] : NEVER,
  jwks_without_key: ({ keys }) => (keys && !keys.some(({ isUsable }) => isUsable) ? ONCE : NEVER),
  jwks_secret_published: ({ keys }) =>
    (keys ?? []).filter(({ isSecret }) => isSecret).map((key) => ({ key: nameOf(key) })),
  jwks_weak_key: ({ keys }) =>
    (keys ?? [])
      .filter(({ bits }) => bits !== null && bits < LEAST_RSA_BITS)
      .map((key) => ({ key: nameOf(key), bits: String(key.bits) })),
  jwks_weak_exponent: ({ keys }) =>
    (keys ?? [])
      .filter(({ exponent }) => exponent !== null && exponent < LEAST_EXPONENT)
      .map((key) => ({ key: nameOf(key), exponent: String(key.exponent) })),
  jwks_kid_missing: ({ keys }) =>
    keys && keys.length > 1 && keys.some(({ kid }) => kid === null) ? ONCE : NEVER,
  jwks_kid_repeated: ({ keys }) => {
    const ids = (keys ?? []).flatMap(({ kid }) => (kid === null ? [] : [kid]));
    return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))].map((key) => ({ key }));
  },
  jwks_alg_without_key: (provider) => {
    const usable = (provider.keys ?? []).filter(({ isUsable }) => isUsable);
    if (usable.length === 0) return NEVER;
    return algorithmsOf(provider)
      .filter((algorithm) => isStrong(algorithm) && !usable.some((key) => fits(key, algorithm)))
      .map((algorithm) => ({ algorithm }));
  },
} satisfies Record<string, Rule>;

function isPlainIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  return new URL(issuer).protocol === 'https:' && !/[?#]/.test(issuer);
}

function fits({ type, alg }: PublishedKey, algorithm: string): boolean {
  const wanted = KEY_TYPES.find(([pattern]) => pattern.test(algorithm))?.[1];
  return type === wanted && (alg === null || alg === algorithm);
}
