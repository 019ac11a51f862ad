import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Systemzustand',
  choose: 'Wählen Sie eine Organisation.',
  toDo: '{count, plural, =0 {Es ist nichts zu tun.} one {# Bereich erfordert Ihre Aufmerksamkeit.} other {# Bereiche erfordern Ihre Aufmerksamkeit.}}',
  updated: '{toDo} Aktualisiert {when}. <link>Aktualisieren</link>',
  updatedOf: '{organization}. {toDo} Aktualisiert {when}. <link>Aktualisieren</link>',
  noConnection: 'Kein Identitätsanbieter ist verbunden',
  connect: 'Verbindung hinzufügen',
  noConnectionAbout:
    'Benutzer melden sich mit einem Passwort oder einem Passkey an. Mit einer Verbindung verwenden sie ihr Geschäftskonto.',
  good: 'In Ordnung',
  wait: 'Erfordert Aufmerksamkeit',
  wrong: 'Fehlerhaft',
  disabled: 'Deaktiviert',
  lastSignIn: 'Letzte Anmeldung',
  lastFailure: 'Letzter Fehler',
  noneRecently: 'Keine in letzter Zeit',
  failureReason: 'Fehlerursache',
  reachable: 'Erreichbar',
  yes: 'Ja',
  no: 'Nein: {reason}',
  read: 'Letzte Aktualisierung',
  certificateExpiry: 'Ablauf des Zertifikats',
  signIns: 'Anmeldungen',
  mails: 'E-Mails',
  connection: 'Verbindung öffnen',
  checkAddress:
    'Prüfen Sie mit dem Administrator des Identitätsanbieters, ob dessen Endpunkt antwortet. Aktualisieren Sie dann die Verbindung.',
  certificateExpired:
    'Das Zertifikat ist abgelaufen. Geben Sie das neue ein oder aktualisieren Sie die Metadaten.',
  certificateExpires:
    'Das Zertifikat läuft in {count, plural, one {# Tag} other {# Tagen}} ab. Fordern Sie beim Identitätsanbieter ein neues an.',
  lastFailed:
    '{count, plural, one {Die letzte Anmeldung ist fehlgeschlagen. Das Anmeldeprotokoll zeigt die Ursache.} other {Die letzten # Anmeldungen sind fehlgeschlagen. Das Anmeldeprotokoll zeigt die Ursachen.}}',
  mostFailed:
    'In den letzten 24 Stunden sind mehr Anmeldungen fehlgeschlagen als gelungen. Das Anmeldeprotokoll zeigt die Ursachen.',
  domains: 'Domains',
  claimDomain:
    'Beanspruchen Sie die Domain Ihrer E-Mail-Adressen. Sie leitet Ihre Benutzer zu Ihrem Identitätsanbieter.',
  addRecord: 'Fügen Sie den DNS-Eintrag von {domains} hinzu.',
  recordMissing: 'Der DNS-Eintrag von {domains} fehlt. Fügen Sie ihn erneut hinzu.',
  verified: 'Verifiziert',
  none: 'Keine',
  notVerified: 'Noch nicht verifiziert',
  noLongerVerified: 'Nicht mehr verifiziert',
  lastChecked: 'Zuletzt geprüft',
  allDomains: 'Alle Domains',
  mail: 'E-Mail',
  delivered: 'In der letzten Stunde zugestellt',
  queued: 'In der Warteschlange',
  undelivered: 'Nicht zugestellt',
  checkAddresses:
    'Prüfen Sie die E-Mail-Adressen, die Sie eingeladen haben. Wenn sie stimmen, wenden Sie sich an den Betreiber von Gatehouse.',
} satisfies Translation<typeof english>;
