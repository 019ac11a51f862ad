export default {
  requiredSubject: 'Single sign-on is now required',
  requiredBy: '{by} made single sign-on required for your organization. Password sign-in is disabled.',
  required:
    'An administrator made single sign-on required for your organization. Password sign-in is disabled.',
  scheduledSubject: 'Single sign-on will be required',
  scheduledBy:
    '{by} made single sign-on required for your organization from {at} on. Until then, passwords still work.',
  scheduled:
    'An administrator made single sign-on required for your organization from {at} on. Until then, passwords still work.',
  exempt:
    'These emergency administrators can still use their password: {emails}. All administrators are notified when one of them does.',
  endedSubject: 'Single sign-on is no longer required',
  endedBy:
    '{by} removed the single sign-on requirement of your organization. Members can sign in with their password again.',
  ended:
    'An administrator removed the single sign-on requirement of your organization. Members can sign in with their password again.',
  unexpected: 'If you did not expect this, contact the administrator and require single sign-on again.',
  action: 'Open single sign-on settings',
} as const;
