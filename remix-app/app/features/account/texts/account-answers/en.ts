import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  notSaved: 'The change was not saved. Try again.',
  failed: 'The request failed. Try again.',
  enterCode: 'Enter the code that the app shows',
  enterAnyCode: 'Enter a code',
  noPasskey: 'The passkey did not respond. Try again.',
  passkey: 'Passkey',
  passkeyRejected: 'The passkey was not accepted. Try again, or use another authentication method.',
  fillIn: 'Fill in all fields.',
  wrongPassword: 'The password is incorrect.',
  enterEmail: 'Enter your email address',
  repeatPassword: 'Enter the password again',
  passwordsDoNotMatch: TEXTS.auth.passwordsDoNotMatch,
  mailNotSent: 'The email was not sent. Try again.',
  passwordNotChanged: 'The password was not changed. Try again.',
  addressNotConfirmed: 'The address was not confirmed. Try again.',
} as const;
