export default {
  subject: 'A user reported a sign-in to their account',
  about:
    '{email} says that a sign-in to their account was not theirs. They have no password that they could reset.',
  done: 'The device is signed out and no longer known to the account.',
  next: 'Contact the user. If they sign in through an identity provider, secure their account there.',
  action: 'Open user',
} as const;
