import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Betriebsratsmodus',
  about:
    'Administratoren sehen Anmeldungen von Benutzern nur als Zahlen: kein Anmeldeprotokoll, keine Sitzungen, Geräte, Zeitleisten oder Exporte eines Benutzers und keine Gruppen mit weniger als 5 Anmeldungen. Eine fehlgeschlagene Anmeldung können sie weiterhin über die Referenz nachschlagen, die der Benutzer ihnen nennt. Alle Administratoren erhalten bei jeder Änderung eine E-Mail.',
  on: 'Aktiviert',
  off: 'Deaktiviert',
  enabledBy: '{name} hat ihn {at} aktiviert.',
  disabledBy: '{name} hat ihn {at} deaktiviert. Was bis dahin aufgezeichnet wurde, bleibt verborgen.',
  platform: 'Die Plattform',
  enable: 'Betriebsratsmodus aktivieren',
  disable: 'Betriebsratsmodus deaktivieren',
  keeps: 'Nach dem Deaktivieren werden nur spätere Anmeldungen nach Benutzer angezeigt.',
} satisfies Translation<typeof english>;
