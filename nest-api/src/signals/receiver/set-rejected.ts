import type { SignalReason } from '@gatehouse/contracts';

/** Source: RFC 8935 §2.4. */
export type SetErrorCode =
  | 'invalid_request'
  | 'invalid_key'
  | 'invalid_issuer'
  | 'invalid_audience'
  | 'authentication_failed'
  | 'access_denied';

/** A security event token that is not accepted. The message is for the operator of the transmitter. */
export class SetRejected extends Error {
  constructor(
    readonly err: SetErrorCode,
    readonly reason: SignalReason,
    message: string,
  ) {
    super(message);
  }
}

/** The keys of the transmitter could not be read. The transmitter can send the event again. */
export class KeysUnavailable extends Error {}
