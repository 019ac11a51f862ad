import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '{name} verbinden',
  titleOther: 'Verbinden Sie Ihren Identitätsanbieter',
  about: '{organization} hat Sie gebeten, diese Einrichtung abzuschließen. Ablauf des Links: {at}.',
  stepProvider: 'Anbieter wählen',
  stepDomain: 'Domain verifizieren',
  stepConnect: 'Verbinden',
  stepTest: 'Testen',
  stepLive: 'In Betrieb',
  chooseTitle: 'Welchen Identitätsanbieter verwenden Sie?',
  chooseAbout: 'Wählen Sie auch das Protokoll. Sie können beides ändern, bis Sie die Verbindung speichern.',
  consent: 'Zustimmung eines Administrators',
  consentWith: '{name} mit Zustimmung eines Administrators',
  domainTitle: 'Verifizieren Sie Ihre E-Mail-Domain',
  domainAbout:
    'Benutzer mit einer E-Mail-Adresse einer verifizierten Domain melden sich über Ihren Identitätsanbieter an.',
  domain: 'Domain',
  addDomain: 'Domain hinzufügen',
  domainLater:
    'DNS-Änderungen können Stunden dauern. Sie können jetzt fortfahren: Die Domain wird im Hintergrund erneut geprüft.',
  continue: 'Weiter',
  domainVerified: 'Verifiziert',
  domainPending: 'Warten auf DNS',
  recordAbout: 'Erstellen Sie diesen TXT-Eintrag im DNS Ihrer Domain:',
  recordTable: 'TXT-Eintrag für {domain}',
  recordType: 'Typ',
  recordName: 'Name',
  recordValue: 'Wert',
  checking: 'Prüfung alle paar Sekunden',
  lastCheck: '{message} Geprüft {at}.',
  checkNow: 'Jetzt prüfen',
  testTitle: 'Testen Sie mit Ihrem eigenen Konto',
  testAbout:
    'Melden Sie sich einmal bei Ihrem Identitätsanbieter an. Der Test erstellt weder ein Konto noch eine Sitzung.',
  testNow: 'Jetzt testen',
  testAgain: 'Erneut testen',
  correct: 'Werte korrigieren',
  testPassed: 'Der Test war erfolgreich',
  testFailed: 'Der Test ist fehlgeschlagen',
  testedAs: '{email}, {at}',
  testedAt: 'Getestet {at}',
  goneTitle: 'Die Verbindung existiert nicht mehr',
  goneAbout:
    'Ein Administrator der Organisation hat sie gelöscht. Bitten Sie die Person, die den Link gesendet hat, um einen neuen.',
  liveSince: 'In Betrieb seit {at}',
  live: 'Die Verbindung ist in Betrieb',
  liveAbout: 'Benutzer mit einer Adresse einer verifizierten Domain können sich jetzt darüber anmelden.',
  waitingTitle: 'Warten auf die Aktivierung durch einen Administrator',
  waitingAbout:
    'Die Administratoren von {organization} sind benachrichtigt. Diese Seite zeigt, wann die Verbindung in Betrieb ist.',
  domainsWaiting:
    '{count, plural, one {# Domain ist} other {# Domains sind}} noch nicht verifiziert. <link>DNS-Einträge anzeigen</link>',
  returnTo: 'Zurück zu {host}',
  stepProvisioning: 'Benutzer bereitstellen',
  provisioningTitle: 'Benutzer aus Ihrem Verzeichnis bereitstellen',
  provisioningAbout:
    'Optional. Ihr Verzeichnis fügt Benutzer hinzu, ändert und deaktiviert sie. Wer geht, verliert den Zugang innerhalb von Sekunden. Ein Administrator von {organization} gibt die erste Synchronisierung frei.',
  provisioningAgainAbout: 'Was Sie erstellen, ersetzt das frühere Token oder den früheren OAuth-Client.',
  provisioningUsers:
    '{count, plural, =0 {Ihr Verzeichnis hat noch niemanden gesendet.} one {Ihr Verzeichnis hat # Benutzer gesendet.} other {Ihr Verzeichnis hat # Benutzer gesendet.}}',
  provisioningUsed: 'Letzte Anfrage {at}',
  provisioningInUse:
    'Die Bereitstellung ist in Betrieb. Bitten Sie einen Administrator von {organization}, sie zu ändern.',
  provisioningUnavailable: 'Die Bereitstellung ist gerade nicht verfügbar. Laden Sie die Seite neu.',
  provisioningConsented: 'Ein Administrator des Verzeichnisses hat zugestimmt.',
  provisioningReading: 'Gatehouse liest gerade das Verzeichnis.',
  provisioningReadUsers:
    '{count, plural, =0 {Gatehouse hat noch keine Benutzer gelesen.} one {Gatehouse hat # Benutzer gelesen.} other {Gatehouse hat # Benutzer gelesen.}}',
} satisfies Translation<typeof english>;
