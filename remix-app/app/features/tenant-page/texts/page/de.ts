import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  sections: 'Bereiche des Mandanten',
  edit: 'Bearbeiten',
  activate: 'Mandant aktivieren',
  invite: 'Benutzer einladen',
  restore: 'Mandant wiederherstellen',
  deleted: 'Gelöscht',
  deletedAt:
    'Gelöscht <deleted></deleted>. Die Daten werden <erased></erased> endgültig gelöscht. Bis dahin ist eine Wiederherstellung möglich.',
  pending: 'Wartet auf Aktivierung',
  pendingAbout:
    'Mitglieder können sich anmelden und alles lesen. Sie können nichts ändern, bis Sie den Mandanten aktivieren. Dann beginnt sein Testzeitraum.',
  created: 'Angelegt {when}',
} satisfies Translation<typeof english>;
