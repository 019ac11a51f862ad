import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  why: 'Grund für den Zugriff',
  whyAbout: 'Die Rolle und die Anwendungen dieses Benutzers, jeweils mit ihrem Grund.',
  role: 'Rolle: {name}',
  roleNotInForce: 'Rolle: {name} (eine andere Rolle hat Vorrang)',
  application: 'Anwendung: {name}',
  ownRole: 'Dem Benutzer zugewiesen',
  everybody: 'Für alle in der Organisation',
  assigned: 'Dem Benutzer zugewiesen',
  moreAccess: 'Es gibt mehr Zugriffe, als diese Liste zeigt.',
  groups: 'Gruppen',
  groupsAbout: 'Gruppen dieses Benutzers. Ein Pfad zeigt die Gruppen, die zu einer Gruppe führen.',
  noGroups: 'Dieser Benutzer ist in keiner Gruppe.',
  ofDirectory: 'Aus dem Verzeichnis {directory}',
  moreGroups: 'Es gibt mehr Gruppen, als diese Liste zeigt.',
} satisfies Translation<typeof english>;
