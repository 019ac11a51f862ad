import { InvalidCredentialsError, ResultCodeError } from 'ldapts';

/** Why a directory gave no answer, or not the wanted one. */
export type LdapFailure =
  | 'ldap_unreachable'
  | 'ldap_slow'
  | 'ldap_address_rejected'
  | 'ldap_certificate'
  | 'ldap_server_name'
  | 'ldap_no_tls'
  | 'ldap_rejected_credentials'
  | 'ldap_search'
  | 'ldap_no_base';

/** A failure of a directory, with what was found. `found` holds no secret. */
export class LdapFailed extends Error {
  readonly failure: LdapFailure;
  readonly found: string;
  /** What Active Directory adds to rejected credentials, such as `52e`; null from other servers. */
  readonly subCode: string | null;

  constructor(failure: LdapFailure, found: string, subCode: string | null = null, options?: ErrorOptions) {
    super(`${failure}: ${found}`, options);
    this.failure = failure;
    this.found = found;
    this.subCode = subCode;
  }
}

const LONGEST = 300;
/** Of OpenSSL, as Node names them. */
const UNTRUSTED = /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_|PATH_LENGTH_|ERROR_IN_CERT_)/;
const NOT_TLS = /^(ERR_SSL_|EPROTO$)/;
const TIMED_OUT = /Connection timeout|Operation timed out|^ETIMEDOUT$/;
const NO_SUCH_OBJECT = 32;
const INVALID_DN_SYNTAX = 34;

/** @param step what was under way, as it decides what a result code means */
export function explainLdap(error: unknown, step: 'start_tls' | 'bind' | 'search'): LdapFailed {
  if (error instanceof LdapFailed) return error;
  if (error instanceof ResultCodeError) return explainResult(error, step);
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'outgoing_refused') return failed('ldap_address_rejected', error);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return failed('ldap_server_name', error);
  if (UNTRUSTED.test(code)) return failed('ldap_certificate', error);
  if (TIMED_OUT.test(code) || TIMED_OUT.test(message)) return failed('ldap_slow', error);
  // A server that knows no StartTLS may close the connection instead of answering.
  const hasNoTls = NOT_TLS.test(code) || (step === 'start_tls' && code === '');
  return failed(hasNoTls ? 'ldap_no_tls' : 'ldap_unreachable', error);
}

function explainResult(error: ResultCodeError, step: string): LdapFailed {
  if (step === 'start_tls') return failed('ldap_no_tls', error);
  if (error instanceof InvalidCredentialsError) {
    const { found } = failed('ldap_rejected_credentials', error);
    return new LdapFailed('ldap_rejected_credentials', found, subCodeOf(error.message), { cause: error });
  }
  if (step === 'bind') return failed('ldap_rejected_credentials', error);
  const hasNoBase = error.code === NO_SUCH_OBJECT || error.code === INVALID_DN_SYNTAX;
  return failed(hasNoBase ? 'ldap_no_base' : 'ldap_search', error);
}

/**
 * The part of a message that says why, as in `AcceptSecurityContext error, data 52e, v3839`.
 *
 * Source: Microsoft Open Specifications, MS-ADTS §3.1.1.3.1.9 (extended error codes).
 */
export function subCodeOf(message: string): string | null {
  return /\bdata ([0-9a-f]{2,4})\b/i.exec(message)?.[1]?.toLowerCase() ?? null;
}

function failed(failure: LdapFailure, error: unknown): LdapFailed {
  const message = error instanceof Error ? error.message : String(error);
  return new LdapFailed(failure, message.replaceAll(/\s+/g, ' ').slice(0, LONGEST), null, { cause: error });
}
