import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  unknownOwner: 'No organization has this code or slug',
  wrongName: 'This is not the name of the connection',
  byInstallation: 'Installation settings',
  bySuperAdmin: 'Super admin',
  byYou: 'You',
  failedToStart: TEXTS.signIn.failedToStart,
  notSaved: 'The policy was not saved. Try again.',
  graceDays: 'Enter 0 to 30 days',
} as const;
