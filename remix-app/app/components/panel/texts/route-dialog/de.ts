import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: 'Schließen',
} satisfies Translation<typeof english>;
