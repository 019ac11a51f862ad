import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  failedToStart: TEXTS.signIn.failedToStart,
  notCompleted: TEXTS.signIn.notCompleted,
  signUpFailed: TEXTS.signIn.signUpFailed,
  planChoiceFailed: TEXTS.signIn.planChoiceFailed,
  authenticationFailed: TEXTS.auth.authenticationFailed,
  stateMismatch: TEXTS.signIn.stateMismatch,
  noCodeOrState: TEXTS.callback.noCodeOrState,
  invalidClient: TEXTS.callback.invalidClient,
  accessDenied: TEXTS.callback.accessDenied,
  invalidRequest: TEXTS.callback.invalidRequest,
  otherError: 'OAuth error: {code}',
  noMethod: 'This sign-in method does not exist.',
  fillInAllFields: TEXTS.auth.fillInAllFields,
  enterPassword: 'Enter your password',
} as const;
