import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  enabledSubject: 'Der Betriebsratsmodus wurde aktiviert',
  disabledSubject: 'Der Betriebsratsmodus wurde deaktiviert',
  enabled:
    'Administratoren Ihrer Organisation sehen die Anmeldungen von Benutzern ab jetzt nur noch als Zahlen.',
  disabled:
    'Administratoren Ihrer Organisation können Anmeldungen einzelner Benutzer wieder sehen. Was bis jetzt aufgezeichnet wurde, bleibt verborgen.',
  by: '{by} hat die Einstellung geändert.',
  byPlatform: 'Ein Administrator der Plattform hat die Einstellung geändert.',
  action: 'Sicherheitseinstellungen öffnen',
} satisfies Translation<typeof english>;
