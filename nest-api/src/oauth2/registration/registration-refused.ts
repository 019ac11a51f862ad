import type { CauseCode } from '@gatehouse/contracts';

/** Source: RFC 7591 §3.2.2, RFC 6750 §3.1, RFC 6749 §4.1.2.1. */
export type RegistrationError =
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unapproved_software_statement'
  | 'invalid_token'
  | 'access_denied'
  | 'temporarily_unavailable';

interface Terms {
  readonly status: 400 | 401 | 403 | 429;
  readonly cause: CauseCode;
  readonly retryAfterSeconds?: number;
}

/** A registration that is rejected. The message is for the developer of the application. */
export class RegistrationRefused extends Error {
  readonly status: Terms['status'];
  readonly code: CauseCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly error: RegistrationError,
    message: string,
    { status, cause, retryAfterSeconds }: Terms,
  ) {
    super(message);
    this.status = status;
    this.code = cause;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const UNSTORABLE =
  'The metadata contains a character that no text has (U+0000 or half of a surrogate pair)';

/** The metadata cannot be registered. */
export function unfit(
  message: string,
  error:
    | 'invalid_redirect_uri'
    | 'invalid_client_metadata'
    | 'unapproved_software_statement' = 'invalid_client_metadata',
): RegistrationRefused {
  return new RegistrationRefused(error, message, { status: 400, cause: 'registration_metadata' });
}

/** The organization's policy allows none, or not this one. */
export function notAllowed(message: string): RegistrationRefused {
  return new RegistrationRefused('access_denied', message, {
    status: 403,
    cause: 'registration_not_allowed',
  });
}

/** Source: RFC 6750 §3.1, RFC 7592 §2.1. */
export function invalidToken(message: string): RegistrationRefused {
  return new RegistrationRefused('invalid_token', message, { status: 401, cause: 'registration_token' });
}
