import { ConflictError } from '../common/app-error.js';

/** Its users would belong to no organization. */
export class NoOrganization extends ConflictError {
  readonly code = 'directory_needs_organization';

  constructor() {
    super(
      'This connection belongs to the platform. Only a connection of an organization can have a directory.',
    );
  }
}

export class DirectoryExists extends ConflictError {
  readonly code = 'directory_exists';

  constructor() {
    super('This connection already has a directory. Turn it off first.');
  }
}

export class TooManyTokens extends ConflictError {
  readonly code = 'too_many_tokens';

  constructor(limit: number) {
    super(`A directory can have at most ${limit} tokens. Revoke one that is not used any more.`);
  }
}

/** Only a directory that waits for a decision can be approved or rejected. */
export class NothingWaits extends ConflictError {
  readonly code = 'nothing_waits';

  constructor() {
    super('Nothing waits for a decision. The directory is active.');
  }
}
