export default {
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  toContinue: 'to continue to <b>{application}</b>',
  notAMember:
    'This application belongs to a different organization than {email}. Sign in with an account of that organization.',
  notAssigned:
    'You are not assigned to this application with <b>{email}</b>. Ask your administrator, or use another account.',
  cancel: 'Cancel and go back to {application}',
  over: 'This sign-in is no longer valid',
  overAbout: 'It took too long or was already completed. Go back to the application and sign in again.',
  toStart: 'Go to the start page',
} as const;
