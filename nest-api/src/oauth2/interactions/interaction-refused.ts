import { personMessage } from '@gatehouse/contracts/cause-texts';
import { AppError, ConflictError, ForbiddenError } from '../../common/app-error.js';

/** Does not reveal whether it is expired, finished or of another browser. */
export class InteractionExpired extends AppError {
  readonly status = 410;
  readonly code = 'interaction_expired';

  constructor() {
    super('This sign-in has expired. Go back to the application and start again.');
  }
}

/** The application was disabled during the sign-in. */
export class ApplicationNotInUse extends ForbiddenError {
  constructor() {
    super('This application is disabled. Contact your administrator.', 'application_not_in_use');
  }
}

export class NotAMember extends ForbiddenError {
  constructor(application: string) {
    super(
      `${application} belongs to another organization than the one you are signed in to. Use another account, or contact your administrator.`,
      'not_a_member',
    );
  }
}

/** The application is for assigned users and groups. */
export class NotAssigned extends ForbiddenError {
  constructor(application: string) {
    super(
      `You are not assigned to ${application}. Ask your administrator to assign you or one of your groups.`,
      'not_assigned',
    );
  }
}

/** The policy closes the application to sessions of this risk. */
export class SessionTooRisky extends ForbiddenError {
  constructor() {
    super(personMessage('session_too_risky'), 'session_too_risky');
  }
}

/** The policy closes the application to the network of the client. */
export class NetworkNotAllowed extends ForbiddenError {
  constructor() {
    super(personMessage('network_not_allowed'), 'network_not_allowed');
  }
}

/** The application requires re-authentication. */
export class SignInAgain extends ConflictError {
  readonly code = 'sign_in_again';

  constructor() {
    super('The application requires you to sign in again.');
  }
}

/** Another user is signed in than the one who was asked. */
export class PersonChanged extends ConflictError {
  readonly code = 'person_changed';

  constructor() {
    super('You are now signed in as another user. Go back to the application and start again.');
  }
}

/** A consent although a sign-in is required. */
export class OtherQuestion extends ConflictError {
  readonly code = 'other_question';

  constructor() {
    super('This page is out of date. Reload it.');
  }
}
