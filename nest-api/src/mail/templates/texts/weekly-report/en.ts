export default {
  subject: 'Sign-ins from {from} to {to}',
  about:
    'These are the sign-ins of your organization last week. The numbers in parentheses are of the week before.',
  succeeded: 'Successful sign-ins: {now, number} ({before, number})',
  failed: 'Failed sign-ins: {now, number} ({before, number})',
  rate: 'Success rate: {now} ({before})',
  activeUsers: 'Active users: {now, number} ({before, number})',
  risk: 'Sign-ins of medium risk: {medium, number} ({mediumBefore, number}), of high risk: {high, number} ({highBefore, number})',
  incidents: 'New incidents: {now, number} ({before, number}), open now: {open, number}',
  adoption:
    'Users with a second factor: {withFactor, number} of {users, number}, with a passkey: {withPasskey, number}',
  causes: 'The most common causes of failed sign-ins:',
  cause: '{count, number} × {cause} {link}',
  action: 'Open analytics',
  unsubscribe: 'You receive this email because you administer the organization. To unsubscribe, open {link}',
} as const;
