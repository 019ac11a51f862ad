export default {
  notEnded: 'The sessions were not ended. Try again.',
  notLifted: 'The rate limit was not lifted. Try again.',
} as const;
