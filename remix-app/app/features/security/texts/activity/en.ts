export default {
  unavailable: 'Sign-in statistics are not available right now.',
  signIns: 'Sign-ins, last 24 hours',
  failed: 'Failed, last 24 hours',
  in7Days: '{count, number} in 7 days',
  activeUsers: 'Active users, last 7 days',
  ofUsers: 'of {count, number}',
  withFactor: 'With a second factor',
  shareOfUsers: '{share} of {count, number}',
  none: 'No sign-ins in {days, number} days',
  noneFailed: '{count, plural, one {# sign-in} other {# sign-ins}} in {days, number} days, none failed',
  someFailed:
    '{count, plural, one {# sign-in} other {# sign-ins}} in {days, number} days, {share} of all attempts failed',
  unit: 'Sign-ins',
  range: 'Date range',
  days: '{count, plural, one {# day} other {# days}}',
} as const;
