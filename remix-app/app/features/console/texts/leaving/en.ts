import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  switchAccount: TEXTS.dashboard.switchAccount,
  logout: TEXTS.dashboard.logout,
} as const;
