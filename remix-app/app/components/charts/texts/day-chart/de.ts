import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  up: 'Erfolgreich (oben)',
  down: 'Fehlgeschlagen (unten)',
  ofDay: '{day}: {succeeded, number} erfolgreich, {failed, number} fehlgeschlagen',
  today: 'Heute (UTC)',
  asTable: 'Als Tabelle anzeigen',
  day: 'Tag',
  succeeded: 'Erfolgreich',
  failed: 'Fehlgeschlagen',
} satisfies Translation<typeof english>;
