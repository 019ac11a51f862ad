import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  ofConnection: 'Es geht um die Bereitstellung der Verbindung „{connection}“.',
  ofAConnection: 'Es geht um die Bereitstellung einer Ihrer Verbindungen.',
  pausedSubject: 'Die Bereitstellung ist pausiert und wartet auf Ihre Entscheidung',
  pausedShare:
    '{count, plural, one {Das Verzeichnis würde # Benutzer deaktivieren. Das ist mehr, als Sie innerhalb von 24 Stunden erlauben.} other {Das Verzeichnis würde # Benutzer deaktivieren. Das sind mehr, als Sie innerhalb von 24 Stunden erlauben.}} Bis zu Ihrer Entscheidung bleibt der Zugang bestehen.',
  pausedLastAdmin:
    'Das Verzeichnis würde den letzten Administrator Ihrer Organisation deaktivieren. Deaktivierungen warten, bis Sie entscheiden.',
  pausedNext:
    'Vergleichen Sie die Namen mit Ihrem Verzeichnis. Geben Sie die Änderung dann frei oder lehnen Sie sie ab.',
  tokenExpiresSubject:
    'Ein Token für die Bereitstellung läuft {count, plural, one {morgen} other {in # Tagen}} ab',
  tokenExpires:
    'Das letzte Token des Verzeichnisses läuft {count, plural, one {morgen} other {in # Tagen}} ab. Danach behält seinen Zugang, wer geht, und neue Benutzer werden nicht hinzugefügt.',
  tokenExpiredSubject: 'Ein Token für die Bereitstellung ist abgelaufen',
  tokenExpired:
    'Das letzte Token des Verzeichnisses ist abgelaufen. Seine Änderungen werden abgelehnt: Wer geht, behält seinen Zugang, und neue Benutzer werden nicht hinzugefügt.',
  tokenNext:
    'Erstellen Sie ein zweites Token, geben Sie es in Ihrem Verzeichnis ein und widerrufen Sie das alte.',
  rejectedSubject: 'Anfragen Ihres Verzeichnisses werden abgelehnt',
  rejected:
    '{count, plural, one {# Anfrage des Verzeichnisses wurde innerhalb von 24 Stunden abgelehnt.} other {# Anfragen des Verzeichnisses wurden innerhalb von 24 Stunden abgelehnt.}} Manche Änderungen wirken daher nicht.',
  rejectedNext: 'Das Anfrageprotokoll erklärt jede davon und sagt, was zu tun ist.',
  silentSubject: 'Ihr Verzeichnis sendet keine Anfragen mehr',
  silent:
    'Das Verzeichnis hat seit {count, plural, one {# Tag} other {# Tagen}} keine Anfrage gesendet. Das ist länger als üblich. Wer geht, behält seinen Zugang, und neue Benutzer werden nicht hinzugefügt.',
  silentNext:
    'Prüfen Sie bei Ihrem Identitätsanbieter, ob die Bereitstellung eingeschaltet ist und keinen Fehler meldet. Diese Warnung endet mit der nächsten Anfrage.',
  action: 'Bereitstellung öffnen',
} satisfies Translation<typeof english>;
