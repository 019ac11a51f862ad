import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Die Anmeldung erfordert Ihre Aufmerksamkeit',
  more: '{count, plural, one {# weiterer Eintrag} other {# weitere Einträge}}',
  platform: 'Plattform',
} satisfies Translation<typeof english>;
