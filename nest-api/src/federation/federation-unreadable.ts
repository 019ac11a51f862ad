/** The input cannot be checked; `message` is for the user. */
export class FederationUnreadable extends Error {
  constructor(
    readonly field: 'subject' | 'entityId',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
