import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notEnded: 'Die Sitzungen wurden nicht beendet. Versuchen Sie es erneut.',
  notLifted: 'Die Ratenbegrenzung wurde nicht aufgehoben. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
