export default {
  received: 'Consent received',
  closes: 'This window closes automatically.',
  failed: 'The identity provider was not connected',
  continue: 'Continue here',
} as const;
