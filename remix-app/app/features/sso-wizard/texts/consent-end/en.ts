export default {
  received: 'Consent received',
  closes: 'This window closes automatically.',
  failed: 'The identity provider was not connected',
  directoryFailed: 'Gatehouse cannot read the directory yet',
  continue: 'Continue here',
} as const;
