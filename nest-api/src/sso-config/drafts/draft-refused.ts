import { ConflictError } from '../../common/app-error.js';

/** The platform's own connections sign in users of many organizations, none of which could test for the others. */
export class DraftNotOffered extends ConflictError {
  readonly code = 'draft_not_offered';

  constructor() {
    super('Connections of the platform have no drafts. Edit the connection itself.');
  }
}

/** Publishing it would take back what was changed since. */
export class DraftOutdated extends ConflictError {
  readonly code = 'draft_outdated';

  constructor() {
    super('The connection changed after this draft was saved. Compare the two, then save the draft again.');
  }
}

/** Nobody signs in through a disabled connection, so no sign-in could use its draft. */
export class ReleaseNeedsConnection extends ConflictError {
  readonly code = 'release_needs_connection';

  constructor() {
    super('The connection is disabled. Enable it before you release its draft.');
  }
}
