import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notVerified: 'Das Audit-Log konnte nicht geprüft werden. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
