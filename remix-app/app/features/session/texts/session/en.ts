import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  idle: 'Are you still there?',
  idleAbout: 'There was no activity for a while. You will be signed out in {time}.',
  stay: 'Stay signed in',
  total: 'Your session is about to end',
  totalAbout:
    'Your session reaches its maximum lifetime in {time}. Enter your password to continue. Your changes on this page are kept.',
  totalSoon: 'Your session reaches its maximum lifetime in {time}.',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  close: 'Close',
  signOut: 'Sign out',
  ended: 'Your session has ended',
  endedAbout: 'Sign in again to continue. Your changes on this page are kept.',
  discard: 'Discard changes',
  other: 'This browser is signed in to another account or organization',
  otherAbout:
    'You opened this page as {first}. In another tab, this browser signed in as {now}. Nothing was saved.',
  otherSave:
    'Your changes on this page are kept. To save them, <link>sign in as {email} in another tab</link>.',
  continueAs: 'Discard and continue as {email}',
  keepOpen: 'Keep this page open',
  nowSignedIn: 'This browser is now signed in as {email}.',
  nowSignedInTo: 'This browser is now signed in as {email} in {organization}.',
  signedInAs: 'Signed in as <b>{email}</b>',
  password: 'Password',
  signInAgain: 'Sign in again',
  authenticationFailed: TEXTS.auth.authenticationFailed,
  enterRecoveryCode: 'Enter one of your recovery codes. Each code works once.',
  enterCode: 'Enter the code from your authenticator app.',
  confirmWithPasskey: 'Confirm with the passkey of this device or your phone.',
  emergencyCode: 'Emergency code',
  enterEmergencyCode: 'Enter one of the emergency codes of your organization.',
  recoveryCode: 'Recovery code',
  code: 'Six-digit code',
  usePasskey: 'Use a passkey',
  useFactor: 'Use your authenticator app or passkey',
  useRecoveryCode: 'Lost your device? Use a recovery code',
  continue: 'Continue',
} as const;
