export default {
  title: 'Sign-in needs your attention',
  more: '{count, plural, one {# more item} other {# more items}}',
  platform: 'Platform',
} as const;
