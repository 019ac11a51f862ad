import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  newRole: 'Neue Rolle',
  allRoles: 'Alle Rollen',
  name: 'Name',
  description: 'Beschreibung (optional)',
  permissions: 'Berechtigungen zusätzlich zur Verwaltung des eigenen Kontos',
  save: 'Rolle speichern',
  create: 'Rolle erstellen',
  delete: 'Löschen',
  inUse:
    '{count, plural, one {{shown} Benutzer hat diese Rolle. Weisen Sie zuerst eine andere Rolle zu.} other {{shown} Benutzer haben diese Rolle. Weisen Sie ihnen zuerst eine andere Rolle zu.}}',
  unused: 'Kein Benutzer hat diese Rolle.',
  deleteButton: 'Rolle löschen',
} satisfies Translation<typeof english>;
