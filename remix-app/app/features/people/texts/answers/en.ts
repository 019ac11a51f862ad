import { TEXTS } from '@gatehouse/contracts';

export default {
  nothingChanged: 'The change failed. Try again.',
  noSuchAction: 'This action does not exist.',
  typeEmail: 'Type {email}',
  notAccepted: 'The invitation could not be accepted. Try again.',
  passwordsDoNotMatch: TEXTS.auth.passwordsDoNotMatch,
  noText: 'Choose a file or paste at least one address',
  tooLong: 'The text exceeds 2 MB. Split it into several imports.',
  notInvited: 'The invitations could not be sent. Try again.',
  notChecked: 'The list could not be checked. No invitations were sent. Try again.',
} as const;
