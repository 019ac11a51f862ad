export default {
  subject: 'Choose a new password',
  about:
    'We received a request to reset the password of your Gatehouse account. Follow the link to choose a new password. All open sessions end when you save it.',
  action: 'Choose a new password',
  expiry: 'The link works once and expires after {minutes, plural, one {# minute} other {# minutes}}.',
  notYou: 'If you did not request this, ignore this message. Your password does not change.',
} as const;
