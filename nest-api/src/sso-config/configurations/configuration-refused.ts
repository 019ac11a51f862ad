import type { FieldError } from '@gatehouse/contracts';
import { ConflictError, UnprocessableInput } from '../../common/app-error.js';
import type { UpstreamRefused } from '../probe/upstream-refused.js';

export class TooManyConfigurations extends ConflictError {
  readonly code = 'too_many_connections';

  constructor(limit: number) {
    super(`The platform can have at most ${limit} connections. Delete one that is not needed.`);
  }
}

/** An incomplete connection cannot be enabled: its button would not work. */
export class ConfigurationIncomplete extends ConflictError {
  readonly code = 'connection_incomplete';
}

/** The settings of the installation would write it anew at the next start. */
export class ManagedBySettings extends ConflictError {
  readonly code = 'managed_by_settings';

  constructor() {
    super('The environment of the installation defines this connection. Change it there.');
  }
}

export function atField({ field, code, message }: UpstreamRefused | FieldError): UnprocessableInput {
  return new UnprocessableInput([{ field, code, message }]);
}

/** Without it, only emergency administrators could sign in. */
export class LastWayIn extends ConflictError {
  readonly code = 'last_way_in';

  constructor() {
    super(
      'Your organization requires single sign-on, and this is its last enabled connection that passed a test. Enable and test another one first, or stop requiring single sign-on.',
    );
  }
}

/** A wrong edit would lock everyone out, and only a test shows whether it is wrong. */
export class EditNeedsTest extends ConflictError {
  readonly code = 'edit_needs_test';

  constructor() {
    super(
      'Your organization requires single sign-on, and this is its only enabled connection that passed a test. An untested edit could lock everybody out. Save the edit as a draft, test the draft, then publish it.',
    );
  }
}

/** Users may sign in through it, so only an admin changes it. */
export class AlreadyEnabled extends ConflictError {
  readonly code = 'already_enabled';

  constructor() {
    super('The connection is enabled. An admin of the organization can change it.');
  }
}
