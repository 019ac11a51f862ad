import { AppError, ConflictError, ForbiddenError, UnauthenticatedError } from '../../common/app-error.js';

/** Does not reveal the failed check. */
export class InvalidFactor extends UnauthenticatedError {
  override readonly code = 'invalid_factor';

  constructor(message = 'This code is not right, or it was used already.') {
    super(message);
  }

  static passkey(): InvalidFactor {
    return new InvalidFactor('This passkey was not accepted. Try again, or sign in another way.');
  }
}

/** The user has a second factor and re-authenticated without it. */
export class SecondFactorNeeded extends ForbiddenError {
  constructor() {
    super('Confirm with your second factor as well.', 'second_factor_needed');
  }
}

/** The ticket of the sign-in has expired or was used. */
export class TicketExpired extends AppError {
  readonly status = 410;
  readonly code = 'ticket_expired';

  constructor() {
    super('This sign-in took too long. Begin again.');
  }
}

/** A user has at most one authenticator app and must remove it before adding another one. */
export class TotpExists extends ConflictError {
  readonly code = 'totp_exists';

  constructor() {
    super('An authenticator app is set up already. Remove it to set up another one.');
  }
}

export class NothingToConfirm extends ConflictError {
  readonly code = 'nothing_to_confirm';

  constructor() {
    super('Nothing is being set up. Begin again.');
  }
}

export class TooManyPasskeys extends ConflictError {
  readonly code = 'too_many_passkeys';

  constructor() {
    super('You have as many passkeys as one person can. Remove one that you do not use.');
  }
}

export class PasskeyKnown extends ConflictError {
  readonly code = 'passkey_known';

  constructor() {
    super('This device has a passkey for your account already.');
  }
}

/** The last factor cannot be removed if a policy requires it or the user has no other authentication method. */
export class LastFactor extends ConflictError {
  readonly code = 'last_factor';

  constructor(message: string) {
    super(message);
  }
}
