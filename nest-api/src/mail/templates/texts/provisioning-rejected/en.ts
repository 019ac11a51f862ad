export default {
  subject: 'An application rejects accounts of your users',
  about:
    '{count, plural, one {The application “{application}” rejects the account of # user.} other {The application “{application}” rejects the accounts of # users.}}',
  unnamed:
    '{count, plural, one {One of your applications rejects the account of # user.} other {One of your applications rejects the accounts of # users.}}',
  rejected: 'Rejected value: {count, plural, one {# account} other {# accounts}}.',
  conflict: 'Name that is taken in the application: {count, plural, one {# account} other {# accounts}}.',
  wrongId: 'No ID, or the ID of another account: {count, plural, one {# account} other {# accounts}}.',
  notScim: 'Response that does not follow SCIM: {count, plural, one {# account} other {# accounts}}.',
  notFound: 'Missing endpoint or object: {count, plural, one {# account} other {# accounts}}.',
  ambiguous: 'Several accounts of the same user: {count, plural, one {# account} other {# accounts}}.',
  noValue: 'Missing value of a required attribute: {count, plural, one {# account} other {# accounts}}.',
  other: 'Other reasons: {count, plural, one {# account} other {# accounts}}.',
  next: 'These users have no account there, or an outdated one. The provisioning tab explains each of them and says what to do. You get this email at most once a day.',
  action: 'Open provisioning',
} as const;
