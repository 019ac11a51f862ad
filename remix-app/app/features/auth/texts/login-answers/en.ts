import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  fillInAllFields: TEXTS.auth.fillInAllFields,
  loginFailed: TEXTS.auth.loginFailed,
  signUpFailed: TEXTS.signIn.signUpFailed,
  failedToStart: TEXTS.signIn.failedToStart,
  enterEmail: 'Enter your email address',
  enterPassword: 'Enter your password',
  repeatPassword: 'Enter the password again',
  passwordsDoNotMatch: TEXTS.auth.passwordsDoNotMatch,
  enterWorkEmail: 'Enter your work email address',
  noSaml:
    'No SAML connection serves this address. Contact your administrator, or sign in with your password.',
} as const;
