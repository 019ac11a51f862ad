import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Meine Anmeldungen',
  about:
    'Anmeldungen an Ihrem Konto in den letzten 90 Tagen. Erfolgreiche werden 30 Tage aufbewahrt. Wenn eine nicht von Ihnen stammt, melden Sie sie: Das Gerät wird abgemeldet, und Sie wählen ein neues Passwort.',
  empty: 'Anmeldungen erscheinen hier innerhalb einer Sekunde.',
  succeeded: 'Angemeldet',
  failed: '{count, plural, one {Fehlgeschlagen} other {#-mal fehlgeschlagen}}',
  current: 'Diese Sitzung',
  line: '{time} · {method} · {place}',
  unknownPlace: 'unbekanntes Netzwerk',
  unusual: 'Ungewöhnlich: {reasons}',
  notMe: 'Das war ich nicht<hidden>: {device}, {time}</hidden>',
} satisfies Translation<typeof english>;
