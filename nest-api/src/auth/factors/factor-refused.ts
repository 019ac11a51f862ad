import { personMessage } from '@gatehouse/contracts/cause-texts';
import { AppError, ConflictError, ForbiddenError, UnauthenticatedError } from '../../common/app-error.js';

/** Does not reveal the failed check. */
export class InvalidFactor extends UnauthenticatedError {
  override readonly code = 'invalid_factor';

  constructor(message = 'This code is not correct, or it was already used.') {
    super(message);
  }

  static passkey(): InvalidFactor {
    return new InvalidFactor(
      'This passkey was not accepted. Try again, or use another authentication method.',
    );
  }
}

/** A passkey works at the host where it was added (WebAuthn §5.1.2), and the user has none of the requested host. */
export class PasskeysElsewhere extends ConflictError {
  readonly code = 'passkeys_elsewhere';

  constructor(hosts: readonly string[]) {
    const at = [...new Set(hosts)].join(', ');
    super(`Your passkeys work at ${at} only. Use them there, or sign in another way here.`);
  }
}

/** The user has a second factor and re-authenticated without it. */
export class SecondFactorNeeded extends ForbiddenError {
  constructor() {
    super('Confirm with your second factor too.', 'second_factor_needed');
  }
}

/** The risk of the sign-in requires a passkey, so no other factor completes it. */
export class PasskeyNeeded extends ForbiddenError {
  constructor() {
    super(personMessage('passkey_needed'), 'passkey_needed');
  }
}

/** The ticket of the sign-in has expired or was used. */
export class TicketExpired extends AppError {
  readonly status = 410;
  readonly code = 'ticket_expired';

  /** @param userId the user who signs in, for the sign-in log only; null if unknown */
  constructor(readonly userId: string | null = null) {
    super('This sign-in took too long. Start again.');
  }
}

/** A user has at most one authenticator app and must remove it before adding another one. */
export class TotpExists extends ConflictError {
  readonly code = 'totp_exists';

  constructor() {
    super('An authenticator app is already set up. Remove it before you set up another one.');
  }
}

export class NothingToConfirm extends ConflictError {
  readonly code = 'nothing_to_confirm';

  constructor() {
    super('Nothing is being set up. Start again.');
  }
}

export class TooManyPasskeys extends ConflictError {
  readonly code = 'too_many_passkeys';

  constructor() {
    super('You have the maximum number of passkeys. Remove one that you do not use.');
  }
}

export class PasskeyKnown extends ConflictError {
  readonly code = 'passkey_known';

  constructor() {
    super('This device already has a passkey for your account.');
  }
}

/** The last factor cannot be removed if a policy requires it or the user has no other authentication method. */
export class LastFactor extends ConflictError {
  readonly code = 'last_factor';

  constructor(message: string) {
    super(message);
  }
}
