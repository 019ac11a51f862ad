import { isHighSecurity, type SECURITY_PROFILES } from './message-signing-rules.ts';
import { CERTIFICATE_METHODS } from './mutual-tls-rules.ts';
import type { ClientResource } from './oauth2-resources.ts';

/** Settings of a client that must be compatible. */
export interface ClientSettings {
  readonly application_type: 'web' | 'native';
  readonly grant_types: readonly string[];
  readonly redirect_uris: readonly string[];
  readonly post_logout_redirect_uris: readonly string[];
  readonly scopes: readonly string[];
  readonly token_endpoint_auth_method: string;
  readonly tls_client_auth: object | null;
  readonly tls_client_certificate_bound_access_tokens: boolean;
  readonly dpop_bound_access_tokens: boolean;
  readonly subject_type: 'public' | 'pairwise';
  readonly sector_identifier_uri: string | null;
  readonly security_profile: (typeof SECURITY_PROFILES)[number];
  readonly require_pkce: boolean;
  readonly jwks?: unknown;
  readonly jwks_uri?: string | null | undefined;
  readonly initiate_login_uri: string | null;
  readonly request_object_signing_alg: string | null;
  readonly require_signed_request_object: boolean;
  readonly authorization_signed_response_alg: string | null;
  readonly resources: readonly ClientResource[];
  readonly impersonation: boolean;
  readonly workload_identities: readonly { readonly issuer: string; readonly subject: string }[];
}

export interface SettingsProblem {
  readonly field: string;
  readonly message: string;
}

type Rule = (client: ClientSettings) => SettingsProblem | null;

export const DEVICE_CODE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** Source: RFC 8693 §2.1. */
export const TOKEN_EXCHANGE_GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const usesBrowser = (client: ClientSettings) => client.grant_types.includes('authorization_code');
const usesDevice = (client: ClientSettings) => client.grant_types.includes(DEVICE_CODE_GRANT);
const isMachine = (client: ClientSettings) => client.grant_types.includes('client_credentials');
const exchanges = (client: ClientSettings) => client.grant_types.includes(TOKEN_EXCHANGE_GRANT);
const problem = (field: string, message: string): SettingsProblem => ({ field, message });

const redirectsFitGrants: Rule = (client) => {
  if (usesBrowser(client))
    return client.redirect_uris.length > 0
      ? null
      : problem('redirect_uris', 'Register at least one redirect URI');
  if (client.redirect_uris.length === 0 || client.grant_types.length === 0) return null;
  return problem(
    'redirect_uris',
    'Redirect URIs require the grant type authorization_code, which this client does not use',
  );
};

const peopleNeedScopes: Rule = (client) => {
  if (!usesBrowser(client) && !usesDevice(client)) return null;
  return client.scopes.length > 0 ? null : problem('scopes', 'Allow at least one scope, such as openid');
};

/** For confidential clients only. Source: RFC 6749 §4.4. */
const machinesProveThemselves: Rule = (client) =>
  isMachine(client) && client.token_endpoint_auth_method === 'none'
    ? problem(
        'token_endpoint_auth_method',
        'A machine client must authenticate with a secret or with private_key_jwt',
      )
    : null;

/** Source: RFC 8252 §7. */
const addressesFitType: Rule = (client) => {
  for (const field of ['redirect_uris', 'post_logout_redirect_uris'] as const) {
    for (const [index, uri] of client[field].entries()) {
      const message = addressProblem(uri, client.application_type);
      if (message) return problem(`${field}.${index}`, message);
    }
  }
  return null;
};

function addressProblem(uri: string, type: 'web' | 'native'): string | null {
  const { protocol, hostname } = new URL(uri);
  const web = protocol === 'https:' || protocol === 'http:';
  if (type === 'web') return web ? null : 'Custom schemes require application_type native. Use https';
  if (protocol === 'https:' && LOOPBACK.includes(hostname)) return 'Use http for a loopback address';
  return null;
}

/** A distributed program cannot keep a secret. Source: RFC 8252 §8.5. */
const nativeKeepsNoSecret: Rule = (client) =>
  client.application_type === 'native' && client.token_endpoint_auth_method.startsWith('client_secret_')
    ? problem(
        'token_endpoint_auth_method',
        'A native application cannot keep a secret. Use none or private_key_jwt',
      )
    : null;

/** The sector is the host of the redirect URIs, or of the list that contains all of them. Source: OIDC Core §8.1. */
const pairwiseHasOneSector: Rule = (client) => {
  if (client.subject_type !== 'pairwise')
    return client.sector_identifier_uri === null
      ? null
      : problem('sector_identifier_uri', 'A sector requires subject_type pairwise');
  if (!usesBrowser(client) || client.application_type === 'native' || usesDevice(client))
    return problem(
      'subject_type',
      'The subject type pairwise requires a web application that only uses the grant type authorization_code',
    );
  const hosts = new Set(client.redirect_uris.map((uri) => new URL(uri).host));
  return hosts.size > 1 && client.sector_identifier_uri === null
    ? problem(
        'redirect_uris',
        'With subject type pairwise, all redirect URIs must have the same host, or sector_identifier_uri must list them',
      )
    : null;
};

/** Source: FAPI 2.0 Security Profile §5.3.2.1. */
const HIGHLY_SECURE = ['private_key_jwt', ...CERTIFICATE_METHODS];

/** Source: FAPI 2.0 Security Profile §5.3.2, §5.3.3. */
const highSecurity: Rule = (client) => {
  if (!isHighSecurity(client.security_profile)) return null;
  if (!HIGHLY_SECURE.includes(client.token_endpoint_auth_method))
    return problem(
      'token_endpoint_auth_method',
      'High security requires private_key_jwt or a client certificate',
    );
  if (usesDevice(client)) return problem('grant_types', 'High security does not allow device codes');
  const plain = client.redirect_uris.findIndex((uri) => !uri.startsWith('https:'));
  return plain < 0 ? null : problem(`redirect_uris.${plain}`, 'High security requires https');
};

/** Source: RFC 9700 §2.1.1, RFC 8252 §6, FAPI 2.0 Security Profile §5.3.2.2. */
const pkceIsForAllButWebServers: Rule = (client) => {
  if (client.require_pkce) return null;
  if (client.application_type === 'native')
    return problem('require_pkce', 'A native application requires PKCE');
  if (client.token_endpoint_auth_method === 'none')
    return problem('require_pkce', 'A public client requires PKCE');
  if (isHighSecurity(client.security_profile)) return problem('require_pkce', 'High security requires PKCE');
  return null;
};

/** Source: RFC 8705 §2.1.2. */
const authorityFitsMethod: Rule = (client) => {
  const isPki = client.token_endpoint_auth_method === 'tls_client_auth';
  if (isPki === (client.tls_client_auth !== null)) return null;
  return problem(
    'tls_client_auth',
    isPki ? 'Specify the certificate of the client' : 'Only for the authentication method tls_client_auth',
  );
};

export const KEYS_WITHOUT_USE =
  'Keys require private_key_jwt, self_signed_tls_client_auth or signed request objects';

/** Source: RFC 9101 §6.2, §10.5. */
const requestObjectsNeedKeys: Rule = (client) => {
  const { request_object_signing_alg: alg, require_signed_request_object: isRequired } = client;
  if (alg === null)
    return isRequired
      ? problem('request_object_signing_alg', 'Choose the algorithm of the signed requests')
      : null;
  return client.jwks || client.jwks_uri
    ? null
    : problem('jwks', 'Signed requests need the public keys of the application: jwks or jwks_uri');
};

/** Source: FAPI 2.0 Security Profile §5.4.1, FAPI 2.0 Message Signing §5.3, §5.4. */
const signedMessages: Rule = (client) => {
  const { request_object_signing_alg: request, authorization_signed_response_alg: response } = client;
  if (!isHighSecurity(client.security_profile)) return null;
  if (request === 'RS256') return problem('request_object_signing_alg', 'High security does not allow RS256');
  if (response === 'RS256')
    return problem('authorization_signed_response_alg', 'High security does not allow RS256');
  if (client.security_profile === 'fapi2' || !usesBrowser(client)) return null;
  if (request === null)
    return problem('request_object_signing_alg', 'Message signing requires signed requests');
  return response === null
    ? problem('authorization_signed_response_alg', 'Message signing requires signed responses')
    : null;
};

/** Source: OpenID Connect Core §4. */
const initiationNeedsBrowser: Rule = (client) =>
  client.initiate_login_uri === null || usesBrowser(client)
    ? null
    : problem('initiate_login_uri', 'Only for the grant type authorization_code');

/** A token has one proof of possession. Source: RFC 8705 §3, RFC 9449 §6. */
const oneBinding: Rule = (client) =>
  client.tls_client_certificate_bound_access_tokens && client.dpop_bound_access_tokens
    ? problem(
        'tls_client_certificate_bound_access_tokens',
        'Tokens are bound either to a certificate or to a key (DPoP)',
      )
    : null;

const resourcesOnce: Rule = ({ resources }) =>
  new Set(resources.map(({ resource }) => resource)).size === resources.length
    ? null
    : problem('resources', 'List each resource only once');

/** What only token exchange uses. */
const exchangeFits: Rule = (client) => {
  if (exchanges(client)) return null;
  if (client.impersonation) return problem('impersonation', 'Impersonation requires token exchange');
  return client.workload_identities.length > 0
    ? problem('workload_identities', 'Workload identities require token exchange')
    : null;
};

const workloadsAreNarrow: Rule = ({ workload_identities }) => {
  for (const [index, identity] of workload_identities.entries()) {
    const message = workloadProblem(identity);
    if (message) return problem(`workload_identities.${index}.subject`, message);
  }
  return null;
};

/** A subject that every customer of a shared issuer could have must name whose it is. */
function workloadProblem({ issuer, subject }: ClientSettings['workload_identities'][number]): string | null {
  const fixed = subject.endsWith('*') ? subject.slice(0, -1) : subject;
  if (fixed.includes('*')) return 'Use * only at the end of the subject';
  if (fixed.length < 3) return 'Begin the subject with at least 3 characters before *';
  const shared = SHARED_WORKLOAD_ISSUERS.find((known) => known.issuer === issuer);
  return shared && !shared.subject.test(fixed) ? shared.message : null;
}

/** Issuers whose tokens belong to many organizations, and what a subject has to begin with. */
const SHARED_WORKLOAD_ISSUERS = [
  {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: /^repo:[^/*:]+\/./,
    message: 'Begin the subject with the owner and the repository, such as repo:acme/website:',
  },
  {
    issuer: 'https://gitlab.com',
    subject: /^project_path:[^/*:]+\/./,
    message: 'Begin the subject with the path of the project, such as project_path:acme/website:',
  },
] as const;

const RULES = [
  redirectsFitGrants,
  peopleNeedScopes,
  machinesProveThemselves,
  addressesFitType,
  nativeKeepsNoSecret,
  pairwiseHasOneSector,
  highSecurity,
  pkceIsForAllButWebServers,
  authorityFitsMethod,
  oneBinding,
  requestObjectsNeedKeys,
  signedMessages,
  initiationNeedsBrowser,
  resourcesOnce,
  exchangeFits,
  workloadsAreNarrow,
];

/** Incompatible settings of a client, each with the field to change. */
export function clientSettingsProblems(client: ClientSettings): SettingsProblem[] {
  return RULES.map((rule) => rule(client)).filter((found) => found !== null);
}
