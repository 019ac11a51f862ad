export default {
  check: 'Check your email',
  sentTo:
    'We sent a message to <b>{email}</b>. It says what to do next. The link expires after {hours, plural, one {# hour} other {# hours}}.',
  sent: 'We sent you a message. It says what to do next. The link expires after {hours, plural, one {# hour} other {# hours}}.',
  notThere:
    'If it does not arrive within a few minutes, check your spam folder. If the address was mistyped, <link>sign up again</link>.',
  confirm: 'Confirm your email address',
  confirmAbout: 'This creates your organization and signs you in as its first administrator.',
  confirmAction: 'Confirm and continue',
  dead: 'This link does not work',
  deadAbout: 'The link is incomplete or was already used. Request a new one.',
  deadNext:
    '<signUp>Sign up again</signUp>, or <signIn>sign in</signIn> if you already confirmed your address.',
} as const;
