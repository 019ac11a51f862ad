import { ConflictError } from '../../common/app-error.js';

/** Only a connection to a directory is served by connectors. */
export class NoConnectors extends ConflictError {
  readonly code = 'connectors_not_used';

  constructor() {
    super(
      'Only an LDAP connection of an organization, with the server address "connector:", uses connectors.',
    );
  }
}

export class TooManyConnectors extends ConflictError {
  readonly code = 'too_many_connectors';

  constructor(limit: number) {
    super(`A connection can have at most ${limit} connectors. Revoke one that is not used any more.`);
  }
}
