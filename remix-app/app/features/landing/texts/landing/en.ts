import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  tagline: TEXTS.product.tagline,
  getStarted: TEXTS.landing.getStarted,
  learnMore: TEXTS.landing.learnMore,
  picture: 'Members of an organization sign in once and reach each of its applications.',
  members: 'Members',
  payroll: 'Payroll',
  tickets: 'Tickets',
  wiki: 'Wiki',
  metrics: 'Metrics',
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
