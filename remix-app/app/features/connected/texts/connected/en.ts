export default {
  title: 'Connected applications',
  about:
    'These applications sign you in through Gatehouse. If you withdraw access, it ends immediately. The application asks you again the next time.',
  allowed: 'Allowed {when}',
  lastUsed: 'Last used {when}',
  expires: 'Access expires {when}',
  offlineExpires: 'Access while you are away expires {when}',
  mayAccess: 'Access granted',
  withdraw: 'Withdraw access<hidden> of {application}</hidden>',
  withdrawScope: 'Withdraw<hidden> “{scope}” from {application}</hidden>',
  disabled: 'Disabled',
  hasAccess: 'Has access',
  notSignedIn: 'Allowed, not signed in',
  empty: 'No connected applications',
  emptyAbout: 'Applications appear here after you sign in to them through Gatehouse.',
} as const;
