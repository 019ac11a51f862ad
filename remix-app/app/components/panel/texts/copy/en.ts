import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  copy: 'Copy',
  copyOf: 'Copy {label}',
  copied: TEXTS.copied,
} as const;
