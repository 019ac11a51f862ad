import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOwner: 'Keine Organisation hat diesen Code oder Slug',
  wrongName: 'Das ist nicht der Name der Verbindung',
  byInstallation: 'Einstellungen der Installation',
  bySuperAdmin: 'Superadmin',
  byYou: 'Sie',
  failedToStart: 'Die Anmeldung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  notSaved: 'Die Richtlinie wurde nicht gespeichert. Versuchen Sie es erneut.',
  graceDays: 'Geben Sie 0 bis 30 Tage ein',
} satisfies Translation<typeof english>;
