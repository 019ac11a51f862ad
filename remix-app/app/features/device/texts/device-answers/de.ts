import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  codeFormat: 'Ein Code hat 8 Buchstaben, zum Beispiel BCDF-GHJK',
  notChecked: 'Der Code wurde nicht überprüft. Bitte versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
