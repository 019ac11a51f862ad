import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  authenticationFailed: TEXTS.auth.authenticationFailed,
  over: 'This sign-in took too long. Start again.',
  needsAPage:
    'Your account requires a new second factor. Sign in again in a new tab, then continue here. Your changes on this page are kept.',
} as const;
