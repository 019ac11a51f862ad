export default {
  title: 'One more step',
  aboutRecovery: 'Enter one of your recovery codes. Each code works once.',
  aboutPasskey: 'Confirm with the passkey of this device or your phone.',
  aboutCode: 'Enter the code from your authenticator app.',
  or: 'or',
  emergencyCode: 'Emergency code',
  aboutEmergency:
    'Your organization requires single sign-on. To sign in as an emergency administrator, enter one of its emergency codes. Each code works once, and every administrator is notified.',
  recoveryCode: 'Recovery code',
  code: 'Six-digit code',
  continue: 'Continue',
  usePasskey: 'Use a passkey',
  passkeyNeedsScript: 'A passkey requires JavaScript. Enable it, or use a recovery code.',
  passkeyElsewhereOnly: 'Your passkeys work at another address only. Sign in at that address.',
  passkeyElsewhere:
    'Your passkeys work at another address only. Enter a recovery code here, then add a passkey for this address in your account settings.',
  useFactor: 'Use your authenticator app or passkey',
  useRecoveryCode: 'Lost it? Use a recovery code',
  otherAccount: 'Sign in with another account',
  enrol: 'Set up a second factor',
  enrolAbout:
    'Your organization requires a second factor. You enter a code from an app on your phone after your password.',
  enrolAnew: 'Set up a new second factor',
  enrolAnewAbout: 'Your organization requires a new authenticator app. It replaces the previous one.',
  enrolHint:
    'Have an authenticator app ready, for example the one in your password manager. The set-up takes a minute.',
  begin: 'Set up an authenticator app',
  newPassword: 'Choose a new password',
  newPasswordAbout:
    'Your password has appeared in a data breach, so others can guess it. Your organization requires a new one. The breach was not at Gatehouse. You are signed out on all other devices.',
  savePassword: 'Save and continue',
  approval: 'Your administrator must approve this sign-in',
  approvalAbout:
    'This sign-in is unusual for your account. Your organization holds it until an administrator decides.',
  approvalNumber: 'Number to compare',
  approvalNext:
    'Your administrators were notified. One of them may ask you for this number. Keep this page open: you are signed in after the approval. The sign-in expires after {minutes, number} minutes.',
  approvalCancel: 'Cancel the sign-in',
  approved: 'Your administrator approved this sign-in',
  approvedAbout: 'Continue to complete it.',
  approvalRejected:
    'Your administrator rejected this sign-in. If you want to know why, contact your administrator.',
  approvalExpired:
    'No administrator approved this sign-in within 15 minutes. Sign in again, and contact your administrator.',
  scan: 'Scan this with your app',
  scanAbout: 'Then enter the code that the app shows to sign in.',
  confirm: 'Confirm and continue',
  keepCodes: 'Save your recovery codes',
  codesKept: 'I saved the codes, continue',
  startAgain: 'Sign in again',
  noSignIn: 'No sign-in is in progress, or it took too long.',
  toSignIn: 'Go to the sign-in page',
} as const;
