import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Die aktuellen Prozesse, Daten und Anmeldungen. <again>Aktualisieren</again>',
  empty: 'Diagramme erscheinen hier nach der ersten Anmeldung.',
  drawn: 'Diagramm: {title}',
  download: '„{title}“ als SVG herunterladen',
  asList: 'Als Liste anzeigen',
  boxes: '{column}: {boxes}',
  box: '{label} ({note})',
  none: 'keine',
} satisfies Translation<typeof english>;
