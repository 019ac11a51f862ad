import { ConflictError } from '../../common/app-error.js';

/** The platform's own connections belong to no organization whose users an event could be about. */
export class NoSignals extends ConflictError {
  readonly code = 'signals_not_available';

  constructor() {
    super('Only a connection of an organization receives events of its identity provider.');
  }
}

/** Events are fetched with the management token. */
export class NoPushSecret extends ConflictError {
  readonly code = 'no_push_secret';

  constructor() {
    super('This connection fetches its events, so it has no secret.');
  }
}

export class NoManagedStream extends ConflictError {
  readonly code = 'no_managed_stream';

  constructor() {
    super(
      'Gatehouse did not create this stream, so it cannot request verification. Send a verification event from the transmitter.',
    );
  }
}
