export default {
  subject: 'A new device signed in to your account',
  about: 'A new browser or device signed in to your Gatehouse account.',
  next: 'If this was you, no action is needed. If not, sign the device out and change your password immediately.',
  action: 'Review devices',
  note: 'You can disable these messages in your account settings.',
} as const;
