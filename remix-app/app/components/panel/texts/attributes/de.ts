import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Eigene Attribute',
  owned: 'Diese Werte gehören einem Verzeichnis. Ändern Sie sie dort.',
  ownedBy: 'Diese Werte gehören dem Verzeichnis {directory}. Ändern Sie sie dort.',
  ofAdmins:
    'Administratoren setzen diese Werte, da kein Verzeichnis diesen Benutzer verwaltet. Anwendungen erhalten jene, die sie zuordnen.',
  own: 'Ihre Organisation setzt diese Werte. Anwendungen erhalten jene, die Ihre Administratoren ausgewählt haben.',
  noValue: 'Kein Wert',
  yes: 'Ja',
  no: 'Nein',
  save: 'Attribute speichern',
  aLineEach: 'Ein Wert pro Zeile',
  aNumber: 'Eine Zahl, mit Punkt vor Nachkommastellen',
  aTime: 'Eine Zeit in UTC, zum Beispiel 2026-01-31T08:30:00Z',
} satisfies Translation<typeof english>;
