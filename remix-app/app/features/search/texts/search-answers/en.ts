export default {
  tooShort: 'Enter at least {count, plural, one {# character} other {# characters}}.',
  busy: 'Too many searches. Try again in a few seconds.',
  failed: 'Search is not available. Try again in a moment.',
} as const;
