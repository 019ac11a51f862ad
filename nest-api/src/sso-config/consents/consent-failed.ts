/** Why a consent cannot be used. The message says what happened and what to do. */
export class ConsentFailed extends Error {
  constructor(
    readonly code:
      | 'consent_revoked'
      | 'consent_insufficient'
      | 'client_refused'
      | 'configuration_invalid'
      | 'unreachable'
      | 'unexpected_response',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
