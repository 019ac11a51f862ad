export default {
  title: 'New connection',
  connect: 'Connect {kind}',
  about: 'Choose the type of your identity provider.',
  owner: 'Organization (optional)',
  ownerAbout:
    'Enter its code, such as TEN-001, or its slug. If empty, the connection belongs to the platform and appears as a button on the sign-in pages.',
  otherType: 'Choose another type',
  startsInactive: 'A new connection is inactive. Nobody can sign in through it until you enable it.',
} as const;
