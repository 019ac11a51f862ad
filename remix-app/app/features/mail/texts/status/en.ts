export default {
  queued: 'Queued',
  sent: 'Sent',
  dead: 'Failed',
  expired: 'Expired',
} as const;
