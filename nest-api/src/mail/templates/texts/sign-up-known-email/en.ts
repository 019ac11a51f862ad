export default {
  subject: 'You already have an account',
  about:
    'We received a sign-up request for this email address. The address already has a Gatehouse account. No new account was created, and your account did not change.',
  signIn: 'If this was you, sign in with your password.',
  action: 'Sign in',
  notYou:
    'If this was not you, ignore this message. The other person does not learn that you have an account.',
} as const;
