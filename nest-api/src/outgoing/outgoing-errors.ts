/** We will not send this request: its address, scheme or redirect is not one that we follow. */
export class OutgoingRefused extends Error {
  readonly code = 'outgoing_refused';
}

/** The answer is longer than we read. */
export class OutgoingTooLarge extends Error {
  readonly code = 'outgoing_too_large';
}

/** No complete answer in time. */
export class OutgoingTimedOut extends Error {
  readonly code = 'outgoing_timed_out';
}

/** The other side could not be reached or broke off; `cause` has the network's reason. */
export class OutgoingFailed extends Error {
  readonly code = 'outgoing_failed';
}
