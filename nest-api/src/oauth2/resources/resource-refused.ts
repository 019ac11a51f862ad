import { ConflictError } from '../../common/app-error.js';

/** Whoever has it: a token for it must not come from two owners. */
export class ResourceTaken extends ConflictError {
  readonly code = 'resource_taken';

  constructor() {
    super('This identifier is in use. Choose another.');
  }
}

export class ResourceInUse extends ConflictError {
  readonly code = 'resource_in_use';

  constructor(application: string) {
    super(`${application} may get tokens for this API. Take it away from there first.`);
  }
}
