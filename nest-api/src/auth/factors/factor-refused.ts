import { AppError, ConflictError, ForbiddenError, UnauthenticatedError } from '../../common/app-error.js';

/** Which of the checks failed is nobody's business. */
export class InvalidFactor extends UnauthenticatedError {
  override readonly code = 'invalid_factor';

  constructor(message = 'This code is not right, or it was used already.') {
    super(message);
  }

  static passkey(): InvalidFactor {
    return new InvalidFactor('This passkey was not accepted. Try again, or sign in another way.');
  }
}

/** Re-authentication by less than the person has. */
export class SecondFactorNeeded extends ForbiddenError {
  constructor() {
    super('Confirm with your second factor as well.', 'second_factor_needed');
  }
}

/** The first half of a sign-in waited too long, or is done. */
export class TicketExpired extends AppError {
  readonly status = 410;
  readonly code = 'ticket_expired';

  constructor() {
    super('This sign-in took too long. Begin again.');
  }
}

/** A person has one authenticator app; another one takes its place after it is removed. */
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

/** Without it nobody could get in any more, or not where a second factor is required. */
export class LastFactor extends ConflictError {
  readonly code = 'last_factor';

  constructor(message: string) {
    super(message);
  }
}
