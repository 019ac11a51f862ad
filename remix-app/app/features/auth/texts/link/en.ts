export default {
  title: 'Is this account yours?',
  afterwards: 'After that, you sign in without it.',
  account: 'Account <b>{email}</b>',
  link: 'Link and sign in',
  otherMethod: 'Sign in another way',
  over: 'This sign-in is no longer valid',
  overAbout: 'It took too long, was already completed, or started in another browser. Sign in again.',
  toSignIn: 'Back to the sign-in page',
} as const;
