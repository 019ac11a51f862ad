import { ConflictError } from '../../common/app-error.js';

export class ProvisioningExists extends ConflictError {
  readonly code = 'provisioning_exists';

  constructor() {
    super('This application already has provisioning.');
  }
}

/** Users belong to an organization, so only an application of one can receive their accounts. */
export class ApplicationOfPlatform extends ConflictError {
  readonly code = 'application_of_platform';

  constructor() {
    super(
      'This application belongs to no organization. Only an application of an organization can have provisioning.',
    );
  }
}

export class AssignmentExists extends ConflictError {
  readonly code = 'assignment_exists';

  constructor() {
    super('This user or group is already assigned.');
  }
}
