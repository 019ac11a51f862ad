import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  ofDay: '{day}: {succeeded, number} erfolgreich, {failed, number} fehlgeschlagen',
  zone: 'Tage in der Zeitzone {zone}',
  asTable: 'Als Tabelle anzeigen',
  day: 'Tag',
  succeeded: 'Erfolgreich',
  failed: 'Fehlgeschlagen',
  previous: 'Zeitraum davor',
} satisfies Translation<typeof english>;
