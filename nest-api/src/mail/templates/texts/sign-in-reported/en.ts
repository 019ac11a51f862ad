export default {
  subject: 'A user reported a sign-in to their account',
  about: '{email} says that a sign-in to their account was not theirs.',
  noPassword: 'They have no password that they could reset.',
  suspended:
    'Factors that were set up on the device and no longer work: {count}. If the user has no other factor, verify their identity and reset their factors.',
  done: 'The device is signed out and no longer known to the account.',
  next: 'Contact the user. If they sign in through an identity provider, secure their account there.',
  action: 'Open user',
} as const;
