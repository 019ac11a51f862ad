import { type CauseCode, publicCodeOf } from '@gatehouse/contracts';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { ExchangeRefused } from '../exchange/exchange-refused.js';
import { nearest } from './nearest.js';
import { NetworkNotAllowed } from './network-check.js';
import type { RequestCause } from './request-cause.js';
import { SessionTooRisky } from './risk-check.js';

/** An error of the library, as its events tell it. */
export interface LibraryError extends Error {
  readonly error?: string;
  readonly error_description?: string;
  /** The library's own words, for us alone. */
  readonly error_detail?: string;
  readonly scope?: string;
}

type Context = Partial<Pick<KoaContextWithOIDC, 'headers' | 'oidc'>>;

/** Causes that are known before the library reports the failure. */
const explained = new WeakMap<object, RequestCause>();

/** Keeps why a client was not accepted until the library reports the failure. */
export function explainClient(ctx: object, cause: RequestCause): void {
  explained.set(ctx, cause);
}

/** The cause in our words, with what was compared. @param isInactive whether the client is known and not in use */
export function causeOfError(ctx: Context, error: LibraryError, isInactive = false): RequestCause {
  if (error instanceof ExchangeRefused) return error.requestCause;
  if (error instanceof errors.InvalidRedirectUri) return redirectUri(ctx);
  if (error instanceof errors.InvalidClient) return explained.get(ctx) ?? client(ctx, isInactive);
  if (error instanceof errors.InvalidClientAuth) {
    if (error.error_detail === 'client not found') return explained.get(ctx) ?? client(ctx, isInactive);
    return explained.get(ctx) ?? clientProof(ctx, error);
  }
  if (error instanceof errors.InvalidGrant) return grant(ctx, error);
  if (error instanceof SessionTooRisky) return { code: 'session_too_risky' };
  if (error instanceof NetworkNotAllowed) {
    const { found, expected = null } = error;
    return { code: 'network_not_allowed', found, expected };
  }
  if (error instanceof errors.InvalidScope) {
    const expected = ctx.oidc?.client?.scope?.split(' ') ?? null;
    const { scope }: LibraryError = error;
    return { code: 'scope_not_allowed', found: scope ?? null, expected };
  }
  if (error instanceof errors.InvalidTarget) {
    return { code: 'resource_not_allowed', found: cut(ctx.oidc?.params?.resource) ?? null };
  }
  return byName(ctx, error);
}

/**
 * The public cause of an error. Only the owner learns why client authentication failed, because others must not learn
 * whether the client exists. The authorization endpoint's page says so, as it reports unregistered clients.
 */
export function publicCauseOf(error: LibraryError, { code }: RequestCause): CauseCode {
  return error instanceof errors.InvalidClientAuth ? 'client_authentication_failed' : publicCodeOf(code);
}

/** An answer that applications expect, rather than a failure. Source: RFC 8628 §3.5, RFC 9449 §8, OIDC Core §3.1.2.6. */
export function isOrdinary(error: LibraryError): boolean {
  return (
    error instanceof errors.AuthorizationPending ||
    error instanceof errors.SlowDown ||
    error instanceof errors.UseDpopNonce ||
    error instanceof errors.LoginRequired ||
    error instanceof errors.ConsentRequired ||
    error instanceof errors.InteractionRequired
  );
}

function client(ctx: Context, isInactive: boolean): RequestCause {
  return {
    code: isInactive ? 'client_inactive' : 'client_unknown',
    found: cut(clientIdIn(ctx)) ?? null,
  };
}

/** As the request says it. Source: RFC 6749 §2.3.1. */
export function clientIdIn({ headers, oidc }: Context): unknown {
  const [, basic] = /^basic ([\w+/=-]+)$/i.exec(headers?.authorization ?? '') ?? [];
  return oidc?.params?.client_id ?? (basic && Buffer.from(basic, 'base64').toString('utf8').split(':')[0]);
}

function redirectUri({ oidc }: Context): RequestCause {
  const found = cut(oidc?.params?.redirect_uri);
  const registered = oidc?.client?.redirectUris ?? [];
  return {
    code: 'redirect_uri_mismatch',
    found: typeof found === 'string' ? withoutValues(found) : null,
    expected: typeof found === 'string' ? nearest(found, registered) : registered,
  };
}

/** A query may hold anything: its names stay, its values do not. */
function withoutValues(uri: string): string {
  return uri.replaceAll(/([?&#][^=&#]*=)[^&#]*/g, '$1…');
}

const CLOCK = /\bexp(iration|ired)?\b|\biat\b|\bnbf\b|not active yet|issued in the future|timestamp/i;

function clientProof(ctx: Context, { error_detail: detail = '' }: LibraryError): RequestCause {
  if (/mechanism does not match/.test(detail)) {
    return {
      code: 'client_auth_method',
      found: methodIn(ctx),
      expected: ctx.oidc?.client?.clientAuthMethod ?? null,
    };
  }
  const claims = claimsIn(ctx.oidc?.params?.client_assertion);
  if (/\baud\b|audience/i.test(detail)) {
    return { code: 'client_audience', found: cut(claims.aud) ?? null, expected: ctx.oidc?.issuer ?? null };
  }
  if (/only be used once/.test(detail)) return { code: 'client_assertion_replayed' };
  if (CLOCK.test(detail) && !/must be specified/.test(detail)) {
    const now = Math.floor(Date.now() / 1000);
    const time = typeof claims.iat === 'number' && claims.iat > now ? claims.iat : claims.exp;
    return { code: 'client_clock', found: typeof time === 'number' ? time - now : null, expected: 0 };
  }
  if (/secret is expired/.test(detail)) return { code: 'client_secret_expired' };
  if (/certificate/.test(detail)) return { code: 'client_certificate_missing' };
  return { code: 'client_assertion', found: detail.slice(0, 200) };
}

function methodIn({ headers, oidc }: Context): string {
  if (oidc?.params?.client_assertion) return 'private_key_jwt';
  if (oidc?.params?.client_secret) return 'client_secret_post';
  return headers?.authorization ? 'client_secret_basic' : 'none';
}

/** Nothing here is believed: it is shown to the owner of the application. */
function claimsIn(jwt: unknown): Record<string, unknown> {
  try {
    const [, payload = ''] = String(jwt).split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) ?? {};
  } catch {
    return {};
  }
}

/** By the library's own words, which `cause-of-error.spec.ts` holds against the installed version. */
export const GRANT_WORDS: readonly (readonly [RegExp, CauseCode])[] = [
  [/^authorization code not found$/, 'code_unknown'],
  [/^authorization code is expired$/, 'code_expired'],
  [/^authorization code already consumed$/, 'code_used'],
  [/redirect_uri mismatch$/, 'code_redirect_mismatch'],
  [/^code_verifier must be provided$/, 'pkce_missing'],
  [/code_challenge/, 'pkce_mismatch'],
  [/^refresh token not found$/, 'refresh_token_unknown'],
  [/^refresh token is expired$/, 'refresh_token_expired'],
  [/^refresh token already used$/, 'refresh_token_reused'],
  [/^device code not found$/, 'device_code_unknown'],
  [/^device code already consumed$/, 'device_code_unknown'],
  [/dpop|jkt/i, 'dpop_invalid'],
  [/certificate not provided$/, 'client_certificate_missing'],
  [/x5t#S256/, 'client_certificate_mismatch'],
];

const CERTIFICATE = /^client_certificate_/;

function grant(ctx: Context, { error_detail: detail = '' }: LibraryError): RequestCause {
  const { oidc } = ctx;
  const known = GRANT_WORDS.find(([words]) => words.test(detail))?.[1];
  if (known === 'code_redirect_mismatch') {
    const found = cut(oidc?.params?.redirect_uri);
    return { code: known, found: typeof found === 'string' ? withoutValues(found) : null };
  }
  if (known && CERTIFICATE.test(known)) return explained.get(ctx) ?? { code: known };
  if (known) return { code: known };
  if (detail === 'client mismatch')
    return { code: MISMATCHED[String(oidc?.params?.grant_type)] ?? 'code_unknown' };
  return { code: 'authorization_ended' };
}

/** What belongs to another application does not exist for this one. */
const MISMATCHED: Readonly<Record<string, CauseCode>> = {
  refresh_token: 'refresh_token_unknown',
  'urn:ietf:params:oauth:grant-type:device_code': 'device_code_unknown',
};

const BY_NAME: Readonly<Record<string, CauseCode>> = {
  access_denied: 'consent_denied',
  authorization_pending: 'device_pending',
  slow_down: 'device_pending',
  expired_token: 'device_code_expired',
  login_required: 'interaction_needed',
  consent_required: 'interaction_needed',
  interaction_required: 'interaction_needed',
  unmet_authentication_requirements: 'interaction_needed',
  invalid_dpop_proof: 'dpop_invalid',
  use_dpop_nonce: 'dpop_invalid',
  unauthorized_client: 'grant_not_allowed',
  unsupported_grant_type: 'grant_not_allowed',
  unsupported_response_type: 'grant_not_allowed',
  temporarily_unavailable: 'busy',
  server_error: 'internal_error',
};

/** What is wrong with a signed request, without its content. */
function requestObject({ error_description: said = '', cause }: LibraryError): RequestCause {
  const reason = cause instanceof Error ? `${said}: ${cause.message}` : said;
  return { code: 'request_object_invalid', found: reason.slice(0, 200) };
}

function byName(ctx: Context, error: LibraryError): RequestCause {
  const { error: name = 'server_error', error_description: said = '' } = error;
  if (error instanceof errors.InvalidRequestObject || error instanceof errors.RequestNotSupported)
    return requestObject(error);
  if (/^Request Object must be used/.test(said)) return requestObject(error);
  if (error instanceof errors.SessionNotFound) return { code: 'session_not_found' };
  if (/PKCE|code_challenge/.test(said)) {
    const { code_challenge_method: method } = ctx.oidc?.params ?? {};
    return { code: 'pkce_missing', found: cut(method) ?? null, expected: 'S256' };
  }
  if (/is not allowed for this client/.test(said) && !/^requested response_mode/.test(said)) {
    const { grant_type: asked, response_type: type } = ctx.oidc?.params ?? {};
    return {
      code: 'grant_not_allowed',
      found: cut(asked ?? type) ?? null,
      expected: ctx.oidc?.client?.grantTypes ?? null,
    };
  }
  const code = BY_NAME[name];
  return code ? { code } : { code: 'request_invalid', found: said.slice(0, 200) };
}

/** What a stranger writes is cut. */
function cut(value: unknown): string | string[] | undefined {
  if (typeof value === 'string') return value.slice(0, 300);
  if (Array.isArray(value)) return value.slice(0, 10).map((each) => String(each).slice(0, 300));
  return undefined;
}
