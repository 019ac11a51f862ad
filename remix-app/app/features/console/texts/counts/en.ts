export default {
  enabled: '{count} enabled',
  verified: '{count} verified',
  lastDay: 'in 24 hours',
  custom: 'custom',
  activeNow: 'active',
} as const;
