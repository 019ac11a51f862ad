export default {
  credit: 'Network operators by {source}',
} as const;
