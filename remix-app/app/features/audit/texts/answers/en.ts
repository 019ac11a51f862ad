export default {
  notVerified: 'The audit log could not be verified. Try again.',
} as const;
