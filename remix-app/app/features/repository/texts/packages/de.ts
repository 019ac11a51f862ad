import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{count, plural, one {# Paket} other {# Pakete}}',
  direct: '{shown, number} von {count, number} Paketen: die direkten Abhängigkeiten von Gatehouse.',
  showAll: 'Alle Pakete anzeigen',
  download: 'Als CycloneDX herunterladen',
  package: 'Paket',
  version: 'Version',
  license: 'Lizenz',
  notStated: 'Nicht angegeben',
  requiredBy: 'Benötigt von',
  dependency: 'Abhängigkeit',
  dependencies: 'Abhängigkeiten',
  placeholder: 'Name oder Lizenz',
  empty: 'Dieser Build hat keine Abhängigkeiten.',
  noMatch: 'Kein Paket hat diesen Namen oder diese Lizenz.',
} satisfies Translation<typeof english>;
