import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: 'Schließen',
  cancel: 'Abbrechen',
} satisfies Translation<typeof english>;
