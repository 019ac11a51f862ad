/** Sentences of the API, exactly as it writes them: it is recognized by them. */
export default {
  noConsent: 'Nobody has consented yet. An administrator of the directory must consent.',
  noConsentToRead:
    'Nobody has consented yet. An administrator of the directory must consent before it can be read.',
  consentNotNeeded: 'This directory is read without a consent.',
  consentMismatch:
    'This response does not belong to the latest request of this browser, or it took too long. Consent again.',
  consentLacks: 'The consent lacks {permissions}. Consent again, and allow everything that {provider} lists.',
  noRefreshToken:
    '{provider} returned no refresh token. Allow the client offline access, then consent again.',
  consentOfNothing: 'The connection was deleted, or its identity provider has no directory that can be read.',
  consentWithdrawn:
    '{provider} no longer accepts the consent. It was withdrawn, or the account that gave it was disabled, deleted or got a new password. An administrator of the directory must consent again.',
  consentRejected:
    '{host} no longer accepts the consent ({reason}). An administrator of the directory must consent again.',
  consentTooSmall:
    '{host} does not show users and groups to the account that consented ({reason}). Let an administrator of the directory consent, and allow everything that is asked for.',
  clientRejected:
    '{provider} rejects the client of this connection. Check the client ID, and whether the client secret has expired.',
  providerNotReached: '{provider} could not be reached: {reason}',
  noTokenReturned: '{provider} returned no token: {reason}',
  notDeltaPage: '{host} did not return a page of a delta query.',
  otherServer: '{host} named a page on another server.',
  notJsonReturned: '{host} did not return JSON.',
  triesAfterStatus: '{host} returned status {status}. Gatehouse tries again.',
  limitsRate: '{host} limits the rate of requests. Gatehouse goes on later.',
  pageTooLarge: 'The response of {host} is larger than {count, number} MB.',
  interrupted: 'The run was interrupted.',
  settingsChanged: 'The settings changed. Everything is read again.',
  fullReadRejected: 'The directory rejected a read from the beginning.',
  unexpectedTriesAgain: 'An unexpected error occurred. Gatehouse tries again.',
} as const;
