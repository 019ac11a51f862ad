export default {
  good: 'Healthy',
  wait: 'Check',
  wrong: 'Failing',
  readAgain: 'Refresh',
} as const;
