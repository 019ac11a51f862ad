import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Eigene Attribute',
  owned: 'Diese Werte gehören einem Verzeichnis. Ändern Sie sie dort.',
  ownedBy: 'Diese Werte gehören dem Verzeichnis {directory}. Ändern Sie sie dort.',
  notOwned: 'Nur ein Verzeichnis kann diese Werte setzen, und keines verwaltet diesen Benutzer.',
  own: 'Das Verzeichnis Ihrer Organisation setzt diese Werte. Anwendungen erhalten jene, die Ihre Administratoren ausgewählt haben.',
  noValue: 'Kein Wert',
  yes: 'Ja',
  no: 'Nein',
} satisfies Translation<typeof english>;
