import type { FieldError, PlanLimit, SupportContact, WorkChallenge } from '@gatehouse/contracts';

/** An outcome that the caller may see. Anything else that is thrown becomes a 500 without detail. */
export abstract class AppError extends Error {
  /** Stable; clients and tests match it. */
  abstract readonly code: string;
  abstract readonly status: number;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly planLimit?: PlanLimit;
  readonly challenge?: WorkChallenge;
  /** The support contact, once the organization is known. */
  contact?: SupportContact;
}

/** Also for objects of other tenants, whose existence must not be revealed. */
export class NotFoundError extends AppError {
  readonly status = 404;
  readonly code: string = 'not_found';

  constructor(what = 'resource') {
    super(`There is no such ${what}.`);
  }
}

export class UnauthenticatedError extends AppError {
  readonly status = 401;
  readonly code: string = 'unauthenticated';

  constructor(message = 'Sign in to continue.') {
    super(message);
  }
}

export class ForbiddenError extends AppError {
  readonly status = 403;

  constructor(
    message = 'Your role does not allow this.',
    readonly code: string = 'forbidden',
  ) {
    super(message);
  }
}

export abstract class ConflictError extends AppError {
  readonly status = 409;
}

/** The object has changed since it was read. */
export class StaleVersion extends ConflictError {
  readonly code = 'stale_version';

  constructor(what: string) {
    super(
      `This ${what} was changed by another user in the meantime. Read it again, then repeat your change.`,
    );
  }
}

/** The request violates the contract. */
export class InvalidInput extends AppError {
  readonly status: number = 400;
  readonly code = 'invalid_input';

  constructor(override readonly errors: readonly FieldError[]) {
    super(errors[0] ? inOneLine(errors[0]) : 'The request is not valid.');
  }
}

/** The request fits the contract but violates a rule that no schema states. Source: RFC 9110 §15.5.21. */
export class UnprocessableInput extends InvalidInput {
  override readonly status: number = 422;
}

/** For clients that read only the detail. */
function inOneLine({ field, message }: FieldError): string {
  return field === '' ? message : `${field}: ${message}`;
}

export class TooManyRequests extends AppError {
  readonly status = 429;
  readonly code = 'too_many_requests';

  constructor(override readonly retryAfterSeconds: number) {
    super(`Too many attempts. Try again in ${inWords(retryAfterSeconds)}.`);
  }
}

export class Unavailable extends AppError {
  readonly status = 503;

  constructor(
    override readonly retryAfterSeconds: number,
    readonly code: string = 'busy',
    message = 'The server is busy. Try again in a moment.',
  ) {
    super(message);
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
