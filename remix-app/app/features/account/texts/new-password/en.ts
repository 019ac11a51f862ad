export default {
  label: 'New password',
  rule: 'At least {count, plural, one {# character} other {# characters}}. Several words are safer than one.',
  confirm: 'Confirm new password',
} as const;
