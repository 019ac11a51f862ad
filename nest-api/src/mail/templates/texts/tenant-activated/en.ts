export default {
  subject: 'Your organization is active',
  about:
    'Your organization on Gatehouse is active. You and your members can now use everything that your plan includes.',
  trial: 'Your {days, plural, one {#-day} other {#-day}} free trial starts today.',
  action: 'Open dashboard',
} as const;
