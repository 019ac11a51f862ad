export default {
  unauthorized: 'The application rejects the token or client secret. Enter a new one under Settings.',
  addressDenied:
    'Gatehouse does not send requests to this address, because it is in a private network. Ask the operator to allow it.',
  unreachable: 'The server cannot be reached. Check the address and the status page of the application.',
  timedOut: 'The application did not respond within 10 seconds. Gatehouse tries again.',
  rateLimited: 'The application limits the number of requests. Gatehouse waits as long as it asks for.',
  unavailable: 'The application has an internal error. Gatehouse tries again.',
  notJson: 'The response is not JSON. Check that the address is the one of the SCIM API.',
  notScim:
    'The response does not follow SCIM 2.0. The address may be wrong, or the API of the application changed.',
  tooLarge: 'The response is larger than 1 MB. Gatehouse tries again.',
  wrongId:
    'The application returned no ID or the ID of another account. Gatehouse does not use it. Contact the vendor of the application.',
  conflict:
    'The application says that the name is taken, but shows no account with it. Rename or remove that account there, then send again.',
  rejected:
    'The application rejects a value. Correct the attributes under Settings or the user, then send again.',
  notFound: 'The application has no such endpoint or object. Check the address, then send again.',
  ambiguous: 'The application has several accounts of this user. Remove all but one there, then send again.',
  tokenRefused: 'The token endpoint rejects the client ID or client secret. Correct them under Settings.',
  noValue:
    'This user has no value for a required attribute. Add it to the user, or select another value under Settings.',
  secretUnreadable: 'The stored secret cannot be read. Enter it again under Settings.',
} as const;
