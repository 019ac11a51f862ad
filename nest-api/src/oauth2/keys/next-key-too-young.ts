import { ConflictError } from '../../common/app-error.js';

/** Signing with it now would show some clients a key that they have not met. */
export class NextKeyTooYoung extends ConflictError {
  readonly code = 'next_key_too_young';

  constructor() {
    super('The next keys are too new and not distributed everywhere yet. Try again in ten minutes.');
  }
}
