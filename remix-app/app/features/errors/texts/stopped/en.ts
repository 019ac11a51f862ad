export default {
  signInFailed: 'You could not be signed in',
  signInToFailed: 'You could not be signed in to {application}',
  signOutFailed: 'The sign-out could not be completed',
  signOutFromFailed: 'The sign-out from {application} could not be completed',
  forApplication: 'For the owner of the application: <code>{error}</code>',
  forAdministrator: 'For your administrator: <code>{error}</code>',
  toStart: 'Go to the start page',
  notSignedIn: 'You are not signed in here.',
  stillSignedIn: 'You are still signed in here.',
  signOutNow: 'Sign out now',
} as const;
