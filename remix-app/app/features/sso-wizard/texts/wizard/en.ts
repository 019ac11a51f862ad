import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  title: 'Automated SSO Wizard',
  quickTitle: 'Quick Auto-Configure',
  steps: 'Steps',
  done: 'done',
  selectProvider: 'Select Provider',
  authentication: 'Admin Authentication',
  connectProvider: 'Connect the Provider',
  capture: 'Capture Configuration',
  review: 'Review & Save',
  complete: 'Complete',
  cancelled: TEXTS.wizard.cancelled,
  failedToStart: TEXTS.wizard.failedToStart,
  captureFailed: TEXTS.wizard.captureFailed,
  saveFailed: TEXTS.wizard.saveFailed,
  succeeded: '{name} configured successfully via wizard!',
  entraApp: 'Entra ID, own app',
  googleApp: 'Google, SAML app',
  otherProvider: 'Other identity provider',
} as const;
