import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Neue Verbindung',
  connect: '{kind} verbinden',
  about: 'Wählen Sie die Art Ihres Identitätsanbieters.',
  owner: 'Organisation (optional)',
  ownerAbout:
    'Geben Sie den Code, zum Beispiel TEN-001, oder den Slug ein. Bleibt das Feld leer, gehört die Verbindung der Plattform und erscheint als Schaltfläche auf den Anmeldeseiten.',
  otherType: 'Andere Art wählen',
  startsInactive:
    'Eine neue Verbindung ist inaktiv. Niemand kann sich darüber anmelden, bis Sie sie aktivieren.',
} satisfies Translation<typeof english>;
