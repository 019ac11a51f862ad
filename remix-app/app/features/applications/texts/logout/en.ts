export default {
  about:
    'When a user signs out, Gatehouse sends a logout token to <code>{uri}</code> and retries if the delivery fails. Entries are kept for 30 days.',
  noUri:
    'This application has no back-channel logout URI, so Gatehouse does not notify it when a user signs out. Add the URI under Settings.',
  event: 'Event',
  status: 'Status',
  attempts: 'Attempts',
  created: 'Created',
  next: 'Delivery or next attempt',
  noMore: 'No more attempts',
  sent: 'Delivered',
  queued: 'Pending',
  dead: 'Failed',
  signedOut: 'User signed out',
  revoked: 'Session revoked by an admin',
  replaced: 'Another user signed in',
  moved: 'Session used from elsewhere',
  tokenReused: 'Token used twice',
  suspended: 'User suspended',
  none: 'No logout notifications yet',
  noneAbout: 'Notifications that Gatehouse sends to this application appear here with their status.',
} as const;
