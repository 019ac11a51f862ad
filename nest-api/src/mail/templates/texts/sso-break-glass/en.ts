export default {
  subject: 'Emergency access was used',
  about:
    'Your organization requires single sign-on. The emergency administrator {email} signed in without it.',
  codesLeft:
    '{count, plural, =0 {No emergency code is left. Create new ones.} one {# emergency code is left.} other {# emergency codes are left.}}',
  next: 'If you expected this, no action is needed. If not, remove the emergency access of this account and end its sessions.',
  action: 'Open single sign-on settings',
} as const;
