export default {
  verified: 'Your account is verified',
  closes: 'This window closes automatically.',
  staysOpen: 'If it stays open, <link>continue here</link>.',
  failed: 'You are not signed in',
  signUp: 'Sign up',
  toSignIn: 'Back to the sign-in page',
  arrived: 'Your identity provider asks to sign you in',
  arrivedAbout:
    'You are signed in as <b>{email}</b>. If you continue, that session ends and your identity provider starts a new one. If you did not start this sign-in, stay signed in.',
  arrive: 'Continue with my identity provider',
  stay: 'Stay signed in',
} as const;
