export default {
  title: 'Confirm that it is you',
  about:
    'This change requires re-authentication. Your input is kept. You are not asked again for five minutes.',
  forApplication: 'The application requires your second factor.',
  forMove:
    'You now use this session from another network or browser than at sign-in. Your organization requires re-authentication.',
  signOut: 'Sign out',
  cancel: 'Cancel and go back',
  nothing: 'There is nothing to confirm',
  nothingAbout: 'The change is complete or was canceled.',
  toDashboard: 'Go to the dashboard',
  signedInAs: 'Signed in as <b>{email}</b>',
  password: 'Password',
  confirm: 'Confirm',
  confirmByCode: 'Confirm with code',
  code: 'Code of your authenticator app',
  usePasskey: 'Use a passkey',
  signInAgainAbout:
    'Your account has no password and no passkey. Sign in again with your usual method. Then repeat the change.',
  signInAgain: 'Sign in again',
} as const;
