export default {
  notWithdrawn: 'The access was not withdrawn. Please try again.',
} as const;
