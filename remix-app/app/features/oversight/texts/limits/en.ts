export default {
  none: 'No active rate limits',
  noneAbout: 'Accounts and networks that are rate-limited, or were within the last 15 minutes, appear here.',
  subject: 'Account or network',
  user: 'User',
  reason: 'Reason',
  attempts: 'Attempts',
  rejected: 'Rejected',
  lastRejected: 'Last rejected',
  until: 'Limited until',
  lift: 'Lift<hidden> for {subject}</hidden>',
} as const;
