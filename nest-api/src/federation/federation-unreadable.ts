/** What was given is nothing that the check can judge; `message` is for whoever gave it. */
export class FederationUnreadable extends Error {
  constructor(
    readonly field: 'subject' | 'entityId',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
