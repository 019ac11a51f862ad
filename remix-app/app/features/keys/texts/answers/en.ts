export default {
  notRotated: 'The keys were not rotated. Try again.',
} as const;
