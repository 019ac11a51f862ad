export default {
  signedOut: 'You are signed out',
  next: 'You signed in through <b>{provider}</b>, which signs you out next.',
  continue: 'Continue',
  signInAgain: 'Sign in again',
} as const;
