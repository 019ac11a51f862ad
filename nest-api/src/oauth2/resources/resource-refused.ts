import { ConflictError } from '../../common/app-error.js';

/** Regardless of the owner: tokens for one API must not come from two owners. */
export class ResourceTaken extends ConflictError {
  readonly code = 'resource_taken';

  constructor() {
    super('This identifier is already in use. Choose another one.');
  }
}

export class ResourceInUse extends ConflictError {
  readonly code = 'resource_in_use';

  constructor(application: string) {
    super(`${application} can request tokens for this API. Remove the API from the application first.`);
  }
}
