import { UnauthenticatedError } from '../../common/app-error.js';

/** The policy ended the session because it was used from another network or browser. */
export class SessionMoved extends UnauthenticatedError {
  override readonly code = 'session_moved';

  constructor() {
    super('This session was used from another network or browser, so it ended. Sign in again.');
  }
}
