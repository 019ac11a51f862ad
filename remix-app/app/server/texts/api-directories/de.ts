import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noConsent: 'Es hat noch niemand zugestimmt. Ein Administrator des Verzeichnisses muss zustimmen.',
  noConsentToRead:
    'Es hat noch niemand zugestimmt. Ein Administrator des Verzeichnisses muss zustimmen, bevor es gelesen werden kann.',
  consentNotNeeded: 'Dieses Verzeichnis wird ohne Zustimmung gelesen.',
  consentMismatch:
    'Diese Antwort gehört nicht zur letzten Anfrage dieses Browsers, oder es hat zu lange gedauert. Stimmen Sie erneut zu.',
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
} satisfies Translation<typeof english>;
