export default {
  session: 'Enter 1 to 1,440 minutes',
  offlineIdle: 'Enter up to 30 days',
  offlineTotal: 'Enter up to 90 days',
  notSaved: 'The change was not saved. Try again.',
} as const;
