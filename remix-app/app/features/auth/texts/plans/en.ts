import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  choose: TEXTS.plans.choose,
  chooseAbout: 'Your business account is verified. You can change the plan at any time.',
  emailConfirmed: 'Your email address is confirmed. You can change the plan at any time.',
  close: 'Close',
  trial: TEXTS.plans.trial,
  trialPrice: TEXTS.plans.trialPrice,
  trialNote: TEXTS.plans.noCreditCard,
  trialProducts: 'All four products',
  trialOrganization: 'Your whole organization',
  trialStarts: 'Starts when your account is activated',
  trialAction: 'Start free trial',
  pro: TEXTS.plans.pro,
  proPrice: TEXTS.plans.proPrice,
  proNote: 'Billed monthly after a consultation',
  proTrial: 'Everything in the trial',
  proSupport: 'Premium support',
  proEnd: 'No end date',
  proAction: 'Request Pro Plan',
} as const;
