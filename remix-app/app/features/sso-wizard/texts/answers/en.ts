import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  openAgain: 'Open your set-up link again.',
  noStep: 'This step does not exist.',
  chooseProvider: 'Select a provider.',
  domainFailed: 'The domain was not added.',
  linkNotCreated: 'The link was not created.',
  linkNotRevoked: 'The link was not revoked.',
  notDiscarded: 'The set-up was not discarded.',
  notEnabled: TEXTS.ssoConfiguration.saveFailed,
  provisioningNotStarted: 'Provisioning was not set up.',
  stateMismatch: TEXTS.signIn.stateMismatch,
} as const;
