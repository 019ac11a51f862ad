import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Berechtigungen',
  about: 'Die Berechtigungen jeder Rolle. Der Server prüft jede Anfrage anhand dieser Tabelle.',
  table: 'Rollen und ihre Berechtigungen',
  permission: 'Berechtigung',
  yes: 'Ja',
  no: 'Nein',
} satisfies Translation<typeof english>;
