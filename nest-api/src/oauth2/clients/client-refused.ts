import { ConflictError, ForbiddenError } from '../../common/app-error.js';

/** Also if the client with this ID was deleted. */
export class ClientIdTaken extends ConflictError {
  readonly code = 'client_id_taken';

  constructor() {
    super('This client_id is or was in use. Choose another one, or leave it out.');
  }
}

export class SkipConsentRefused extends ForbiddenError {
  constructor() {
    super('Only super admins can skip the consent page of an application.', 'skip_consent_refused');
  }
}

export class NoSecret extends ConflictError {
  readonly code = 'no_secret';

  constructor() {
    super('This application has no secret to replace.');
  }
}
