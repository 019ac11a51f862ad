export default {
  signOutOfBoth: 'Sign out of {application} and Gatehouse?',
  signOutOf: 'Sign out of Gatehouse?',
  about:
    'You are signed in as <b>{email}</b>. Signing out ends your session here and in every application that you opened with it.',
  stay: 'Stay signed in',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
  nobody: 'No user is signed in to Gatehouse in this browser.',
  signIn: 'Sign in',
  stillSignedIn: 'You are still signed in',
  stillSignedInAbout: 'Your session with Gatehouse is still active.',
  signedOutAbout:
    'Your session with Gatehouse has ended, and so have the sessions of the applications that you opened with it. On a shared computer, close the browser as well.',
  toDashboard: 'Go to your dashboard',
  signInAgain: 'Sign in again',
} as const;
