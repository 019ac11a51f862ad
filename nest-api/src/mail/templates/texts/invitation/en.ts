export default {
  subject: 'You are invited to {organization}',
  aboutBy:
    '{inviter} invites you to join {organization} on Gatehouse. Members sign in to their applications there.',
  about: 'You are invited to join {organization} on Gatehouse. Members sign in to their applications there.',
  action: 'Accept invitation',
  expiry:
    'The link works once and expires after {days, plural, one {# day} other {# days}}. Do not share it.',
  notYou:
    'If you do not expect this invitation, ignore this message. No account is created without the link.',
} as const;
