/** Sentences of the API, exactly as it writes them: it is recognized by them. */
export default {
  noConsent: 'Nobody has consented yet. An administrator of the directory must consent.',
  noConsentToRead:
    'Nobody has consented yet. An administrator of the directory must consent before it can be read.',
  consentNotNeeded: 'This directory is read without a consent.',
  consentMismatch:
    'This response does not belong to the latest request of this browser, or it took too long. Consent again.',
  consentWithoutDomains:
    'This connection has no domains, so {provider} accounts of your organization cannot be recognized. Enter your primary domain at {provider} in the field "Domains" of the settings of this connection. Then consent.',
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
  connectorsNotUsed:
    'Only an LDAP connection of an organization, with the server address "connector:", uses connectors.',
  tooManyConnectors:
    'A connection can have at most {limit, plural, one {# connector} other {# connectors}}. Revoke one that is not used any more.',
  organizationsOnly: 'Only an organization can connect a directory.',
  ldapAddress: 'Enter an address such as ldaps://ldap.acme.example, or ldap:// for StartTLS.',
  baseDn: 'Enter the base DN, such as dc=acme,dc=example.',
  filterWithoutName: 'The filter must contain {placeholder}, which stands for the typed name.',
  notFilter: 'This is not an LDAP filter (RFC 4515).',
  serviceDn: 'Enter the DN of the service account, such as cn=gatehouse,dc=acme,dc=example.',
  servicePassword: 'Enter the password of the service account.',
  notAttribute: 'This is not the name of an LDAP attribute.',
  ldapNotConnected: 'Gatehouse could not connect to {host}: {found}.',
  ldapNotReached: 'Gatehouse could not reach {host}: {found}.',
  ldapUntrusted:
    'Gatehouse does not trust the certificate of {host} ({found}). Enter the certificate of the CA that issued it.',
  ldapOtherName: '{found}. Enter the server name that the certificate contains.',
  ldapNoTls:
    '{host} does not offer this kind of encryption. Use ldaps:// for LDAPS, or ldap:// for StartTLS.',
  ldapServiceAccount: 'The directory rejected the DN or the password of the service account ({found}).',
  ldapSearch:
    'The directory rejected the search ({found}). Check the filter and the permissions of the service account.',
  ldapNoBase: 'The directory has no entry with this DN that the service account may read.',
  ldapSlow: 'No answer within {seconds, plural, one {# second} other {# seconds}}',
  ldapClosed: 'The server closed the connection',
  ldapNoName: 'A name and a password are required',
  notLdap: 'The connection is no connection to an LDAP directory.',
  serviceAccountRejected: '{host} rejected the service account: {found}.',
  searchRejected: '{host} rejected a search: {found}.',
  notReadableAsSetUp: '{host} cannot be read as the connection is set up: {found}.',
} as const;
