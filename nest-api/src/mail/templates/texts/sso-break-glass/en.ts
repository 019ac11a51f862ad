export default {
  subject: 'Emergency access was used',
  about:
    'Your organization requires single sign-on. The emergency administrator {email} signed in without it.',
  next: 'If you expected this, no action is needed. If not, remove the emergency access of this account and end its sessions.',
  action: 'Open single sign-on settings',
} as const;
