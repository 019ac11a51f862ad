import { SCIM_SCOPE } from '@gatehouse/contracts';
import { errorBody, ScimError } from '@gatehouse/scim';
import { OptimisticLockError } from '@mikro-orm/core';
import { AppError, StaleVersion } from '../common/app-error.js';
import { isDatabaseAway } from '../common/problem.filter.js';
import { currentRequestId } from '../common/request-id.js';
import { MissingScope } from '../directories/directory-access.js';
import type { ScimAnswer } from './scim-call.js';

/** An error that the client may read, with headers; null for what is unexpected. */
export interface Refusal {
  readonly error: ScimError;
  readonly headers: Readonly<Record<string, string>>;
}

export function refusalOf(thrown: unknown): Refusal | null {
  if (thrown instanceof MissingScope)
    return {
      error: thrown,
      headers: {
        'WWW-Authenticate': `Bearer realm="gatehouse", error="insufficient_scope", scope="${SCIM_SCOPE}"`,
      },
    };
  if (thrown instanceof ScimError) return { error: thrown, headers: {} };
  if (thrown instanceof StaleVersion || thrown instanceof OptimisticLockError)
    return { error: new ScimError(412, undefined, 'The resource has changed. Read it again.'), headers: {} };
  if (isDatabaseAway(thrown))
    return {
      error: new ScimError(503, undefined, 'The server is busy. Try again in a moment.'),
      headers: { 'Retry-After': '2' },
    };
  if (!(thrown instanceof AppError)) return null;
  const wait = thrown.retryAfterSeconds;
  return {
    error: new ScimError(thrown.status, undefined, thrown.message),
    headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
  };
}

/** The answer to what was thrown. Source: RFC 7644 §3.12. */
export function refusedAnswer(refusal: Refusal | null): ScimAnswer {
  const { error, headers } = refusal ?? { error: unexpected(), headers: {} };
  return { status: error.status, body: errorBody(error), headers };
}

function unexpected(): ScimError {
  return new ScimError(
    500,
    undefined,
    `An unexpected error occurred. Try again. If the error persists, give the reference ${currentRequestId()} to your administrator.`,
  );
}
