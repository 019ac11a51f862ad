import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noConsent: 'Es hat noch niemand zugestimmt. Ein Administrator des Verzeichnisses muss zustimmen.',
  noConsentToRead:
    'Es hat noch niemand zugestimmt. Ein Administrator des Verzeichnisses muss zustimmen, bevor es gelesen werden kann.',
  consentNotNeeded: 'Dieses Verzeichnis wird ohne Zustimmung gelesen.',
  consentMismatch:
    'Diese Antwort gehört nicht zur letzten Anfrage dieses Browsers, oder es hat zu lange gedauert. Stimmen Sie erneut zu.',
  consentWithoutDomains:
    'Diese Verbindung hat keine Domains, deshalb sind Konten Ihrer Organisation bei {provider} nicht zu erkennen. Tragen Sie Ihre primäre Domain bei {provider} in den Einstellungen dieser Verbindung in das Feld „Domains“ ein. Stimmen Sie dann zu.',
  consentLacks:
    'In der Zustimmung fehlt: {permissions}. Stimmen Sie erneut zu, und erlauben Sie alles, was {provider} auflistet.',
  noRefreshToken:
    '{provider} hat kein Refresh-Token zurückgegeben. Erlauben Sie dem Client den Offlinezugriff, und stimmen Sie dann erneut zu.',
  consentOfNothing:
    'Die Verbindung wurde gelöscht, oder ihr Identitätsanbieter hat kein lesbares Verzeichnis.',
  consentWithdrawn:
    '{provider} akzeptiert die Zustimmung nicht mehr. Sie wurde widerrufen, oder das zustimmende Konto wurde deaktiviert, gelöscht oder hat ein neues Passwort. Ein Administrator des Verzeichnisses muss erneut zustimmen.',
  consentRejected:
    '{host} akzeptiert die Zustimmung nicht mehr ({reason}). Ein Administrator des Verzeichnisses muss erneut zustimmen.',
  consentTooSmall:
    '{host} zeigt dem zustimmenden Konto keine Benutzer und Gruppen ({reason}). Lassen Sie einen Administrator des Verzeichnisses zustimmen und alles Angeforderte erlauben.',
  clientRejected:
    '{provider} lehnt den Client dieser Verbindung ab. Prüfen Sie die Client-ID und ob das Client-Secret abgelaufen ist.',
  providerNotReached: '{provider} ist nicht erreichbar: {reason}',
  noTokenReturned: '{provider} hat kein Token zurückgegeben: {reason}',
  notDeltaPage: '{host} hat keine Seite einer Deltaabfrage zurückgegeben.',
  otherServer: '{host} hat auf eine Seite auf einem anderen Server verwiesen.',
  notJsonReturned: '{host} hat kein JSON zurückgegeben.',
  triesAfterStatus: '{host} hat den Status {status} zurückgegeben. Gatehouse versucht es erneut.',
  limitsRate: '{host} begrenzt die Zahl der Anfragen. Gatehouse macht später weiter.',
  pageTooLarge: 'Die Antwort von {host} ist größer als {count, number} MB.',
  interrupted: 'Der Lauf wurde unterbrochen.',
  settingsChanged: 'Die Einstellungen wurden geändert. Alles wird erneut gelesen.',
  fullReadRejected: 'Das Verzeichnis hat das Lesen von Anfang an abgelehnt.',
  unexpectedTriesAgain: 'Ein unerwarteter Fehler ist aufgetreten. Gatehouse versucht es erneut.',
  connectorsNotUsed:
    'Nur eine LDAP-Verbindung einer Organisation mit der Serveradresse „connector:“ verwendet Connectors.',
  tooManyConnectors:
    'Eine Verbindung kann höchstens {limit, plural, one {# Connector} other {# Connectors}} haben. Widerrufen Sie einen, der nicht mehr verwendet wird.',
  organizationsOnly: 'Nur eine Organisation kann ein Verzeichnis verbinden.',
  ldapAddress: 'Geben Sie eine Adresse wie ldaps://ldap.acme.example ein, oder ldap:// für StartTLS.',
  baseDn: 'Geben Sie den Basis-DN ein, z. B. dc=acme,dc=example.',
  filterWithoutName: 'Der Filter muss {placeholder} enthalten, den Platzhalter für den eingegebenen Namen.',
  notFilter: 'Dies ist kein LDAP-Filter (RFC 4515).',
  serviceDn: 'Geben Sie den DN des Dienstkontos ein, z. B. cn=gatehouse,dc=acme,dc=example.',
  servicePassword: 'Geben Sie das Passwort des Dienstkontos ein.',
  notAttribute: 'Dies ist kein Name eines LDAP-Attributs.',
  ldapNotConnected: 'Gatehouse konnte keine Verbindung zu {host} herstellen: {found}.',
  ldapNotReached: 'Gatehouse konnte {host} nicht erreichen: {found}.',
  ldapUntrusted:
    'Gatehouse vertraut dem Zertifikat von {host} nicht ({found}). Geben Sie das Zertifikat der CA ein, die es ausgestellt hat.',
  ldapOtherName: '{found}. Geben Sie den Servernamen ein, den das Zertifikat enthält.',
  ldapNoTls:
    '{host} bietet diese Art der Verschlüsselung nicht an. Verwenden Sie ldaps:// für LDAPS oder ldap:// für StartTLS.',
  ldapServiceAccount: 'Das Verzeichnis hat den DN oder das Passwort des Dienstkontos abgelehnt ({found}).',
  ldapSearch:
    'Das Verzeichnis hat die Suche abgelehnt ({found}). Prüfen Sie den Filter und die Berechtigungen des Dienstkontos.',
  ldapNoBase: 'Das Verzeichnis hat keinen Eintrag mit diesem DN, den das Dienstkonto lesen darf.',
  ldapSlow: 'Keine Antwort innerhalb von {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  ldapClosed: 'Der Server hat die Verbindung geschlossen',
  ldapNoName: 'Ein Name und ein Passwort sind erforderlich',
  notLdap: 'Die Verbindung führt zu keinem LDAP-Verzeichnis.',
  serviceAccountRejected: '{host} hat das Dienstkonto abgelehnt: {found}.',
  searchRejected: '{host} hat eine Suche abgelehnt: {found}.',
  notReadableAsSetUp: '{host} kann mit den Einstellungen der Verbindung nicht gelesen werden: {found}.',
} satisfies Translation<typeof english>;
