import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  delete: 'Löschen',
  confirmName: 'Geben Sie zur Bestätigung <b>{name}</b> ein',
  deletePermanently: 'Endgültig löschen',
  disable: 'Deaktivieren',
  enable: 'Aktivieren',
} satisfies Translation<typeof english>;
