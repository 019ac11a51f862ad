import type { CauseCode } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import { explainFailure } from '../probe/upstream-refused.js';
import { SsoRefused } from './sso-refused.js';

const BY_CLAIM: Record<string, CauseCode> = {
  aud: 'wrong_audience',
  azp: 'wrong_audience',
  iss: 'wrong_issuer',
  nonce: 'nonce_mismatch',
  exp: 'token_expired',
  nbf: 'token_expired',
  iat: 'token_expired',
};

const BY_CODE: Record<string, CauseCode> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'token_expired',
  OAUTH_KEY_SELECTION_FAILED: 'signature_invalid',
  OAUTH_RESPONSE_IS_NOT_JSON: 'idp_not_json',
  OAUTH_PARSE_ERROR: 'idp_not_json',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'idp_error',
  OAUTH_TIMEOUT: 'idp_slow',
};

const BY_ERROR: Record<string, CauseCode> = {
  invalid_grant: 'code_refused',
  invalid_client: 'client_refused',
  unauthorized_client: 'client_refused',
};

/** Converts an error of the code exchange to a rejection. Other errors are our own and are thrown again. */
export function explainOidcError(error: unknown, host: string): SsoRefused {
  if (error instanceof SsoRefused) return error;
  const failure = explainFailure(error, host);
  if (failure) return new SsoRefused(failure.code as CauseCode, { found: failure.message });
  if (error instanceof oidc.ResponseBodyError) {
    const { error: code, error_description: description } = error;
    return new SsoRefused(BY_ERROR[code] ?? 'idp_error', { error: code, description });
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return explainChallenge(error);
  if (error instanceof oidc.ClientError) return explainClientError(error);
  throw error;
}

/** The token address asks for another client secret, the address of user info for another token. RFC 6749 §5.2. */
function explainChallenge({ cause, status }: oidc.WWWAuthenticateChallengeError): SsoRefused {
  const schemes = cause.map(({ scheme }) => scheme.toLowerCase());
  return new SsoRefused(schemes.includes('basic') ? 'client_refused' : 'idp_error', { status, schemes });
}

function explainClientError(error: oidc.ClientError): SsoRefused {
  const cause = (error.cause ?? {}) as {
    message?: string;
    cause?: { claim?: string; expected?: unknown; claims?: Record<string, unknown> };
  };
  const { claim, expected, claims } = cause.cause ?? (cause as NonNullable<typeof cause.cause>);
  const found = claim
    ? { claim, expected, found: claims?.[claim] }
    : { found: cause.message ?? error.message };
  if (error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' && claim) {
    return new SsoRefused(BY_CLAIM[claim] ?? 'token_invalid', found);
  }
  if (error.code === 'OAUTH_INVALID_RESPONSE') {
    const isSignature = /signature|"alg"|"kid"/i.test(`${error.message} ${cause.message}`);
    const isMissing = /id_token|ID Token/.test(`${error.message} ${cause.message}`) && !isSignature;
    return new SsoRefused(
      isSignature ? 'signature_invalid' : isMissing ? 'token_missing' : 'token_invalid',
      found,
    );
  }
  return new SsoRefused(BY_CODE[error.code ?? ''] ?? 'token_invalid', found);
}
