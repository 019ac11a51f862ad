import { AppError, ConflictError, ForbiddenError } from '../../common/app-error.js';

/** Too old, finished, or begun in another browser: which one is nobody's business. */
export class InteractionExpired extends AppError {
  readonly status = 410;
  readonly code = 'interaction_expired';

  constructor() {
    super('This sign-in has run out. Go back to the application and start again.');
  }
}

/** The application was switched off while somebody was signing in to it. */
export class ApplicationNotInUse extends ForbiddenError {
  constructor() {
    super('This application is not in use any more. Ask whoever runs it.', 'application_not_in_use');
  }
}

export class NotAMember extends ForbiddenError {
  constructor(application: string) {
    super(
      `${application} serves another organization than the one you are signed in to. Use another account, or ask your administrator.`,
      'not_a_member',
    );
  }
}

/** The application wants the person to prove again who they are. */
export class SignInAgain extends ConflictError {
  readonly code = 'sign_in_again';

  constructor() {
    super('The application asks you to sign in again.');
  }
}

/** Somebody else is signed in than the one who was asked. */
export class PersonChanged extends ConflictError {
  readonly code = 'person_changed';

  constructor() {
    super('You are signed in as somebody else now. Go back to the application and start again.');
  }
}

/** A consent where a sign-in is asked for. */
export class OtherQuestion extends ConflictError {
  readonly code = 'other_question';

  constructor() {
    super('This is not what was asked. Load the page again.');
  }
}
