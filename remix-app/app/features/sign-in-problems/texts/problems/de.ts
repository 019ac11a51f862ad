import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Anmeldeprobleme',
  about: 'Alle Codes, mit denen eine Anmeldung oder die Anfrage einer Anwendung fehlschlagen kann.',
} satisfies Translation<typeof english>;
