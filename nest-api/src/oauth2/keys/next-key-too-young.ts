import { ConflictError } from '../../common/app-error.js';

/** Some clients do not know the next key yet, so it must not sign. */
export class NextKeyTooYoung extends ConflictError {
  readonly code = 'next_key_too_young';

  constructor() {
    super('The next keys are too new and not distributed everywhere yet. Try again in ten minutes.');
  }
}
