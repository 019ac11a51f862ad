import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  mode: 'Wer sie nutzen darf',
  modeAbout: 'Bei „nur zugewiesene“ werden Anmeldungen anderer abgelehnt, und deren Token enden sofort.',
  everybody: 'Alle in der Organisation',
  assignedOnly: 'Nur zugewiesene Benutzer und Gruppen',
  save: 'Speichern',
  assigned: 'Zugewiesene Benutzer und Gruppen',
  assignedAbout:
    'Mitglieder einer zugewiesenen Gruppe, auch darin enthaltener Gruppen, dürfen die Anwendung nutzen.',
  nobody: 'Noch niemand ist zugewiesen.',
  group: 'Gruppe',
  find: 'Benutzer oder Gruppe',
  findHint: 'Teil eines Namens oder einer E-Mail-Adresse',
  search: 'Suchen',
  nothingFound: 'Kein Benutzer und keine Gruppe passt.',
  add: 'Zuweisen',
  addNamed: '{name} zuweisen',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',
  claim: 'Gruppen in Token',
  claimAbout: 'Was der Scope oder das Attribut „groups“ enthält. Mehr als 200 Gruppen werden zu einem Link.',
  value: 'Inhalt',
  names: 'Namen',
  ids: 'IDs',
  only: 'Gruppen',
  allGroups: 'Alle Gruppen des Benutzers',
  assignedGroups: 'Nur zugewiesene Gruppen',
  prefix: 'Name beginnt mit',
  notSaved: 'Die Zuweisungen wurden nicht gespeichert. Versuchen Sie es erneut.',
  noSuchAction: 'Diese Seite kennt diese Aktion nicht. Laden Sie sie neu.',
} satisfies Translation<typeof english>;
