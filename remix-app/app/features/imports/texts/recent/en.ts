export default {
  title: 'Recent imports',
  entry:
    '{when}: {done, number} of {count, plural, one {# line} other {# lines}} processed, {failed, number} failed',
} as const;
