export default {
  subject: 'Confirm your email address',
  about: 'You signed up for a Gatehouse account. Confirm your email address to set up your organization.',
  action: 'Confirm email address',
  expiry: 'The link works once and expires after {hours, plural, one {# hour} other {# hours}}.',
  notYou: 'If you did not sign up, ignore this message. No account is created without your confirmation.',
} as const;
