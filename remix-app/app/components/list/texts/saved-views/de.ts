import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  views: 'Ansichten',
  saved: 'Gespeicherte Ansichten',
  all: 'Alle Zeilen',
  isDefault: 'Standard',
  none: 'Gespeicherte Ansichten erscheinen hier. Filtern oder sortieren Sie die Liste, und speichern Sie sie dann unter einem Namen.',
  edit: '{name} bearbeiten',
  name: 'Name',
  rename: 'Umbenennen',
  replace: 'Aktuelle Filter speichern',
  makeDefault: 'Liste mit dieser Ansicht öffnen',
  noDefault: 'Liste ohne diese Ansicht öffnen',
  delete: 'Ansicht löschen',
  saveCurrent: 'Aktuelle Filter speichern',
  save: 'Ansicht speichern',
} satisfies Translation<typeof english>;
