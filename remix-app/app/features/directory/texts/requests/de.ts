import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unauthorized: 'Das Token fehlt, ist unbekannt oder abgelaufen.',
  unauthorizedFix: 'Erstellen Sie unter „Einrichtung“ ein Token und geben Sie es in Ihrem Verzeichnis ein.',
  forbidden: 'Das Token darf aus diesem Netzwerk oder für diese Verbindung nicht verwendet werden.',
  forbiddenFix: 'Erstellen Sie ein Token, das das Netzwerk Ihres Verzeichnisses erlaubt.',
  notFound: 'Der Benutzer oder die Gruppe ist hier nicht bekannt.',
  notFoundFix:
    'Starten Sie die Bereitstellung in Ihrem Verzeichnis neu, damit es den Benutzer oder die Gruppe erneut anlegt.',
  uniqueness: 'Ein anderer Benutzer dieses Verzeichnisses hat denselben Benutzernamen oder dieselbe ID.',
  uniquenessFix:
    'Suchen Sie beide Benutzer in Ihrem Verzeichnis. Geben Sie einem einen anderen Benutzernamen oder senden Sie ihn nicht mehr.',
  invalidFilter: 'Der Filter der Anfrage kann nicht gelesen werden.',
  invalidFilterFix:
    'Gleichen Sie Benutzer in den Einstellungen Ihres Verzeichnisses über userName oder externalId ab.',
  tooMany: 'Die Anfrage verlangt zu viele Ergebnisse auf einmal.',
  tooManyFix: 'Stellen Sie in Ihrem Verzeichnis eine kleinere Seitengröße ein.',
  mutability: 'Die Anfrage ändert einen unveränderlichen Wert, zum Beispiel die ID.',
  mutabilityFix: 'Entfernen Sie dieses Attribut aus der Zuordnung in Ihrem Verzeichnis.',
  invalidSyntax: 'Der Inhalt der Anfrage ist keine SCIM-Nachricht.',
  invalidSyntaxFix: 'Wählen Sie in Ihrem Verzeichnis SCIM 2.0 und nicht SCIM 1.1.',
  invalidPath: 'Die Anfrage nennt ein Attribut, das SCIM nicht kennt.',
  invalidPathFix: 'Korrigieren Sie den Namen des Zielattributs in der Zuordnung Ihres Verzeichnisses.',
  noTarget: 'Die Anfrage ändert einen Wert, den der Benutzer nicht hat.',
  noTargetFix:
    'Starten Sie die Bereitstellung in Ihrem Verzeichnis neu, damit es den ganzen Benutzer erneut sendet.',
  invalidValue: 'Ein erforderlicher Wert fehlt oder hat den falschen Typ.',
  invalidValueFix:
    'Korrigieren Sie den Wert dieses Benutzers in Ihrem Verzeichnis. Jeder Benutzer braucht einen Benutzernamen.',
  invalidVers: 'Die Anfrage verwendet eine SCIM-Version, die nicht unterstützt wird.',
  invalidVersFix: 'Wählen Sie in Ihrem Verzeichnis SCIM 2.0.',
  changedMeanwhile: 'Der Benutzer hat sich geändert, seit Ihr Verzeichnis ihn gelesen hat.',
  changedMeanwhileFix:
    'Nichts zu tun: Ihr Verzeichnis liest den Benutzer erneut und versucht es noch einmal.',
  tooLarge: 'Die Anfrage ist zu groß.',
  tooLargeFix: 'Senden Sie weniger Änderungen in einer Anfrage.',
  rateLimited: 'Ihr Verzeichnis hat zu viele Anfragen gesendet.',
  rateLimitedFix: 'Nichts zu tun: Ihr Verzeichnis wartet und versucht es erneut.',
  notSupported: 'Dieser Vorgang wird nicht unterstützt.',
  notSupportedFix: 'Schalten Sie diese Funktion in Ihrem Verzeichnis aus.',
  failedHere: 'Hier ist ein unerwarteter Fehler aufgetreten.',
  failedHereFix:
    'Ihr Verzeichnis versucht es erneut. Kehrt der Fehler wieder, wenden Sie sich mit der Anfrage-ID an den Support.',
  unknown: 'Die Anfrage wurde abgelehnt.',
  unknownFix: 'Lesen Sie die Meldung des Servers und korrigieren Sie den Benutzer in Ihrem Verzeichnis.',
} satisfies Translation<typeof english>;
