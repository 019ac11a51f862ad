import {
  AUTHORIZATION_RESPONSE_ALGORITHMS,
  type CreateOAuthClient,
  CreateOAuthClientSchema,
  REQUEST_OBJECT_ALGORITHMS,
  type Scope,
} from '@gatehouse/contracts';
import { z } from 'zod';
import { isStorable } from '../../database/storable-json.js';
import { isListedHost } from './document-url.js';
import type { RegistrationRules } from './registration-policies.repository.js';
import { UNSTORABLE, unfit } from './registration-refused.js';

const text = (longest: number) => z.string().max(longest);
const page = text(2000).regex(/^https?:\/\/[^\s]+$/, 'Use an http or https URL');

/** What an application says of itself. Nobody checks it; it is returned and shown. Source: RFC 7591 §2. */
const ToldSchema = z.object({
  client_uri: page.optional(),
  logo_uri: page.optional(),
  tos_uri: page.optional(),
  policy_uri: page.optional(),
  contacts: z.array(text(254)).max(10).optional(),
  software_id: text(200).optional(),
  software_version: text(100).optional(),
});
export type ToldMetadata = z.infer<typeof ToldSchema>;

/** The metadata that decides how a client works. Other members are ignored. Source: RFC 7591 §2. */
const MetadataSchema = ToldSchema.extend({
  client_name: z.string().trim().min(1).max(120).optional(),
  redirect_uris: z.array(text(2000)).max(20).optional(),
  post_logout_redirect_uris: z.array(text(2000)).max(20).optional(),
  grant_types: z.array(text(100)).max(10).optional(),
  response_types: z.array(text(100)).max(10).optional(),
  scope: text(4000).optional(),
  application_type: z.enum(['web', 'native']).optional(),
  token_endpoint_auth_method: text(100).optional(),
  jwks: z.unknown().optional(),
  jwks_uri: text(2000).optional(),
  subject_type: z.enum(['public', 'pairwise']).optional(),
  sector_identifier_uri: text(2000).optional(),
  id_token_signed_response_alg: text(20).optional(),
  initiate_login_uri: text(2000).optional(),
  backchannel_logout_uri: text(2000).optional(),
  backchannel_logout_session_required: z.boolean().optional(),
  tls_client_certificate_bound_access_tokens: z.boolean().optional(),
  dpop_bound_access_tokens: z.boolean().optional(),
  request_object_signing_alg: z.enum(REQUEST_OBJECT_ALGORITHMS).optional(),
  require_signed_request_object: z.boolean().optional(),
  authorization_signed_response_alg: z.enum(AUTHORIZATION_RESPONSE_ALGORITHMS).optional(),
  require_pushed_authorization_requests: z.boolean().optional(),
  software_statement: z.unknown().optional(),
});
type Metadata = z.infer<typeof MetadataSchema>;

export interface RegistrationRequest {
  readonly input: CreateOAuthClient;
  readonly told: ToldMetadata;
}

const UNNAMED = 'Unnamed application';
const REFRESH = 'refresh_token';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The client that is asked for, within the rules of the organization. Scopes that the rules do not allow are left out;
 * everything else that they do not allow is an error. Source: RFC 7591 §2, §3.2.1.
 *
 * @throws RegistrationRefused
 */
export function readRegistration(body: unknown, rules: RegistrationRules): RegistrationRequest {
  if (!isStorable(JSON.stringify(body ?? null))) throw unfit(UNSTORABLE);
  const parsed = MetadataSchema.safeParse(body);
  if (!parsed.success) throw problemOf(parsed.error);
  const metadata = parsed.data;
  if (metadata.software_statement !== undefined)
    throw unfit('No issuer of software statements is trusted.', 'unapproved_software_statement');
  // No metadata has the authorities, without which a certificate proves nothing.
  if (metadata.token_endpoint_auth_method === 'tls_client_auth')
    throw unfit(
      'token_endpoint_auth_method: an admin has to register an application with tls_client_auth. Use self_signed_tls_client_auth',
    );
  requireResponseTypes(metadata);
  requireHosts(metadata, rules);
  const input = CreateOAuthClientSchema.safeParse(toInput(metadata, rules));
  if (!input.success) throw problemOf(input.error);
  return { input: input.data, told: ToldSchema.parse(metadata) };
}

/**
 * The same from a metadata document, which its publisher writes for every server: redirect URIs and grant types that the
 * rules do not allow are left out, unless none remains.
 *
 * @throws RegistrationRefused
 */
export function readDocument(document: unknown, rules: RegistrationRules): RegistrationRequest {
  const parsed = MetadataSchema.safeParse(document);
  if (!parsed.success) throw problemOf(parsed.error);
  const metadata = parsed.data;
  const method = metadata.token_endpoint_auth_method ?? 'none';
  if (method.startsWith('client_secret_'))
    throw unfit('token_endpoint_auth_method: a document is public. Use none or private_key_jwt');
  const redirectUris = fitting(metadata.redirect_uris, rules);
  const grantTypes = (metadata.grant_types ?? ['authorization_code']).filter((type) =>
    allowedGrants(rules.grantTypes, rules.scopes).includes(type),
  );
  const { software_statement: _, sector_identifier_uri: __, subject_type: ___, ...rest } = metadata;
  return readRegistration(
    {
      ...rest,
      redirect_uris: redirectUris,
      post_logout_redirect_uris: metadata.post_logout_redirect_uris?.filter((uri) => isFitting(uri, rules)),
      grant_types: grantTypes,
      response_types: ['code'],
      application_type: metadata.application_type ?? (redirectUris.some(isOfProgram) ? 'native' : 'web'),
      token_endpoint_auth_method: method,
    },
    rules,
  );
}

function fitting(uris: readonly string[] = [], rules: RegistrationRules): string[] {
  const kept = uris.filter((uri) => isFitting(uri, rules));
  if (kept.length === 0 && uris.length > 0)
    throw unfit('redirect_uris: the organization allows none of the addresses', 'invalid_redirect_uri');
  return kept;
}

function isFitting(uri: string, { redirectHosts, native }: RegistrationRules): boolean {
  if (isOfProgram(uri)) return native;
  return (
    redirectHosts.length === 0 || (URL.canParse(uri) && isListedHost(new URL(uri).hostname, redirectHosts))
  );
}

function toInput(metadata: Metadata, rules: RegistrationRules): z.input<typeof CreateOAuthClientSchema> {
  const grantTypes = grantTypesOf(metadata, rules);
  const isNative = typeOf(metadata) === 'native';
  const usesPeople = grantTypes.some((type) => type !== 'client_credentials');
  // A distributed program keeps no secret, whatever the default of the standard is. Source: RFC 8252 §8.5.
  const method = metadata.token_endpoint_auth_method ?? (isNative ? 'none' : 'client_secret_basic');
  return {
    name: metadata.client_name ?? UNNAMED,
    application_type: typeOf(metadata),
    grant_types: grantTypes,
    redirect_uris: metadata.redirect_uris ?? [],
    post_logout_redirect_uris: metadata.post_logout_redirect_uris ?? [],
    scopes: usesPeople ? scopesOf(metadata, rules) : [],
    resources: [...rules.resources],
    subject_type: metadata.subject_type ?? 'public',
    sector_identifier_uri: metadata.sector_identifier_uri ?? null,
    token_endpoint_auth_method: method as CreateOAuthClient['token_endpoint_auth_method'],
    ...(metadata.jwks === undefined ? {} : { jwks: metadata.jwks as CreateOAuthClient['jwks'] }),
    ...(metadata.jwks_uri === undefined ? {} : { jwks_uri: metadata.jwks_uri }),
    tls_client_certificate_bound_access_tokens: metadata.tls_client_certificate_bound_access_tokens ?? false,
    request_object_signing_alg: metadata.request_object_signing_alg ?? null,
    require_signed_request_object: metadata.require_signed_request_object ?? false,
    authorization_signed_response_alg: metadata.authorization_signed_response_alg ?? null,
    dpop_bound_access_tokens: metadata.dpop_bound_access_tokens ?? false,
    require_pushed_authorization_requests: metadata.require_pushed_authorization_requests ?? false,
    initiate_login_uri: metadata.initiate_login_uri ?? null,
    backchannel_logout_uri: metadata.backchannel_logout_uri ?? null,
    backchannel_logout_session_required: metadata.backchannel_logout_session_required ?? false,
  };
}

/** Omitted, it follows from the redirect URIs: loopback addresses and schemes of their own belong to programs. */
function typeOf({ application_type: type, redirect_uris: uris = [] }: Metadata): 'web' | 'native' {
  if (type) return type;
  return uris.length > 0 && uris.every(isOfProgram) ? 'native' : 'web';
}

function isOfProgram(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' ? LOOPBACK.has(hostname) : protocol !== 'https:';
}

function grantTypesOf(
  { grant_types: asked = ['authorization_code'] }: Metadata,
  { grantTypes, scopes }: RegistrationRules,
): CreateOAuthClient['grant_types'] {
  return asked.flatMap((type) => {
    // Refresh tokens follow from the scope offline_access.
    if (type === REFRESH && scopes.includes('offline_access')) return [];
    const known = grantTypes.find((allowed) => allowed === type);
    if (known) return [known];
    throw unfit(
      `grant_types: ${type.slice(0, 100)} is not allowed. Allowed: ${allowedGrants(grantTypes, scopes).join(', ')}`,
    );
  });
}

function allowedGrants(grantTypes: readonly string[], scopes: readonly Scope[]): string[] {
  return [...grantTypes, ...(scopes.includes('offline_access') ? [REFRESH] : [])];
}

/**
 * Omitted: all that are allowed. An application that only names scopes of APIs gets `openid`, if that is allowed: without any scope
 * about the user, nobody could sign in. Source: RFC 7591 §2.
 */
function scopesOf({ scope, grant_types: grants }: Metadata, { scopes }: RegistrationRules): Scope[] {
  const asked = scope?.split(' ');
  const wantsRefresh = grants?.includes(REFRESH);
  const found = scopes.filter(
    (name) => (asked?.includes(name) ?? true) || (name === 'offline_access' && wantsRefresh),
  );
  return found.length > 0 ? found : scopes.filter((name) => name === 'openid');
}

function requireResponseTypes({ response_types: types = ['code'] }: Metadata): void {
  const other = types.find((type) => type !== 'code');
  if (other !== undefined) throw unfit(`response_types: ${other.slice(0, 100)} is not supported. Use code`);
}

/** The hosts of https addresses, and whether programs may register. */
function requireHosts(metadata: Metadata, { redirectHosts, native }: RegistrationRules): void {
  const uris = [...(metadata.redirect_uris ?? []), ...(metadata.post_logout_redirect_uris ?? [])];
  const program = uris.find(isOfProgram);
  if (!native && (program !== undefined || metadata.application_type === 'native'))
    throw unfit(
      'redirect_uris: the organization does not allow applications on computers and phones to register',
      'invalid_redirect_uri',
    );
  if (redirectHosts.length === 0) return;
  for (const uri of uris) {
    if (!URL.canParse(uri) || isOfProgram(uri)) continue;
    const { hostname } = new URL(uri);
    if (!isListedHost(hostname, redirectHosts))
      throw unfit(
        `redirect_uris: the organization does not allow the host ${hostname}`,
        'invalid_redirect_uri',
      );
  }
}

function problemOf({ issues }: z.ZodError) {
  const [issue] = issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const isAddress = /^(redirect_uris|post_logout_redirect_uris)\b/.test(path);
  const message = issue?.message ?? 'The metadata is not valid';
  return unfit(
    path ? `${path}: ${message}` : message,
    isAddress ? 'invalid_redirect_uri' : 'invalid_client_metadata',
  );
}
