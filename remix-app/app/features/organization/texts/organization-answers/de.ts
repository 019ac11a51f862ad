import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  session: 'Geben Sie 1 bis 1.440 Minuten ein',
  offlineIdle: 'Geben Sie bis zu 30 Tage ein',
  offlineTotal: 'Geben Sie bis zu 90 Tage ein',
  notSaved: 'Die Änderung wurde nicht gespeichert. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
