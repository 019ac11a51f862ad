import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  tagline: TEXTS.product.tagline,
  getStarted: TEXTS.landing.getStarted,
  learnMore: TEXTS.landing.learnMore,
  picture:
    'The drawing of a failed sign-in: the identity provider has signed with a new certificate, and the fix is to import its metadata again.',
  user: 'User',
  signInFailed: 'Sign-in failed',
  typesAddress: 'Email address',
  request: 'Sign-in request',
  response: 'Signed response',
  checkFailed: 'The signature does not match the certificate',
  seconds: '{seconds, number} s',
  cause: 'Cause',
  causeAbout: 'Okta has signed with a new certificate since 9:12.',
  fix: 'Fix',
  fixAbout: 'Import the metadata again',
  features: 'Security that explains itself',
  ai: TEXTS.landing.features.ai,
  aiAbout:
    'Learns the normal behavior of each device and network. Blocks threats that no signature describes yet.',
  monitoring: TEXTS.landing.features.monitoring,
  monitoringAbout:
    'Shows sign-ins, devices and connections in real time. Alerts say what happened, where, and what to do.',
  analytics: TEXTS.landing.features.analytics,
  analyticsAbout:
    'Shows trends across the organization and the single events behind them. Reports are ready for your auditor.',
  products: 'Four products, one sign-in',
  trial: 'Try the whole platform for 14 days',
  trialAbout: '$0 for every product. No credit card required.',
  startTrial: TEXTS.landing.startTrial,
} as const;
