import { AppError, ConflictError } from '../../common/app-error.js';
import type { ConsentFailed } from '../../sso-config/consents/consent-failed.js';

export class ConsentMissing extends ConflictError {
  readonly code = 'directory_consent_missing';

  constructor() {
    super('Nobody has consented yet. An administrator of the directory must consent before it can be read.');
  }
}

export class ConsentNotNeeded extends ConflictError {
  readonly code = 'directory_consent_not_needed';

  constructor() {
    super('This directory is read without a consent.');
  }
}

/** The consent can't be used. `why` says what to do. */
export class ConsentRejected extends AppError {
  readonly status = 422;
  readonly code = 'directory_consent_rejected';

  constructor(why: string) {
    super(why);
  }

  static because({ message }: ConsentFailed): ConsentRejected {
    return new ConsentRejected(message);
  }
}

/** The response belongs to another browser, another request, or one that expired. */
export class ConsentMismatch extends AppError {
  readonly status = 422;
  readonly code = 'directory_consent_mismatch';

  constructor() {
    super(
      'This response does not belong to the latest request of this browser, or it took too long. Consent again.',
    );
  }
}
