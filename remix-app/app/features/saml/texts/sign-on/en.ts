export default {
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  toContinue: 'to continue to <b>{application}</b>',
  notAMember:
    'This application belongs to a different organization than {email}. Sign in with an account of that organization.',
  notAssigned:
    'You are not assigned to this application with <b>{email}</b>. Ask your administrator, or use another account.',
  confirmPasskey: 'Confirm with your passkey',
  riskFactor:
    'This session is unusual for your account. Your organization requires your authenticator app or your passkey for <b>{application}</b>.',
  riskPasskey:
    'This session is unusual for your account. Your organization requires your passkey for <b>{application}</b>.',
  riskSignIn:
    'This session is unusual for your account, so your organization requires a new sign-in for <b>{application}</b>.',
  confirmFactor: 'Confirm with your second factor',
  continue: 'Continue',
  cancel: 'Cancel and go back to {application}',
  over: 'This sign-in is no longer valid',
  overAbout: 'It took too long or was already completed. Go back to the application and sign in again.',
  toStart: 'Go to the start page',
} as const;
