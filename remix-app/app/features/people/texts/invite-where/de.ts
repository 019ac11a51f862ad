import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Wählen Sie die Organisation. Eingeladene Benutzer erhalten eine E-Mail von ihr.',
} satisfies Translation<typeof english>;
