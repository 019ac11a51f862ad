/** The request is not allowed, because of its address, scheme or redirect. */
export class OutgoingRefused extends Error {
  readonly code = 'outgoing_refused';
}

/** The response exceeds the size limit. */
export class OutgoingTooLarge extends Error {
  readonly code = 'outgoing_too_large';
}

/** The response did not arrive completely in time. */
export class OutgoingTimedOut extends Error {
  readonly code = 'outgoing_timed_out';
}

/** The other side was unreachable or closed the connection; `cause` is the network error. */
export class OutgoingFailed extends Error {
  readonly code = 'outgoing_failed';
}
