export default {
  endedTitle: 'This link does not work',
} as const;
