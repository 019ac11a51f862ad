export default {
  signingOut: 'Signing you out',
  signedOut: 'You are signed out',
  onItsWay:
    'You are signed out here. Gatehouse now signs you out of the applications that you used and of your identity provider, one after another.',
  continue: 'Continue',
  continueNow: 'Continue without waiting',
  waiting: '{name}: no response yet',
  signedOutOf: '{name}: signed out',
  failed: '{name}: sign-out not confirmed. Close your browser to be sure.',
  notSupported: '{name}: sign-out from here is not supported. Sign out in the application.',
  identityProvider: '{name} (identity provider)',
  ofProvider: 'Sign out of {provider} as well',
  signInAgain: 'Sign in again',
} as const;
