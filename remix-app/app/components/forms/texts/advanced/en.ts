export default {
  advanced: 'Advanced',
  safe: 'The defaults are safe for most cases.',
} as const;
