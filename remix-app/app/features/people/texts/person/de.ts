import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  organizations: 'Organisationen',
  activity: 'Plattformaktivität',
  verified: 'E-Mail verifiziert',
  notVerified: 'E-Mail nicht verifiziert',
  since: 'Erstellt {when}',
  operator: 'Plattformbetreiber',
  operatorAbout: 'Ein Super-Admin gehört keiner Organisation an.',
  none: 'Keine Organisationen',
  noneAbout: 'Dieser Benutzer kann sich wieder anmelden, wenn eine Organisation ihn einlädt.',
  eraseAfter: 'Andernfalls wird das Konto {when} gelöscht.',
  erasing: 'Löschung läuft',
  erasingAbout:
    'Alle personenbezogenen Daten dieses Benutzers werden innerhalb von Minuten gelöscht. Das Audit-Log behält eine ID, die niemanden mehr identifiziert.',
  organization: 'Organisation',
  role: 'Rolle',
  status: 'Status',
  lastSignIn: 'Letzte Anmeldung',
  signOutAbout:
    'Beendet alle Sitzungen dieses Benutzers und widerruft den Zugriff von Anwendungen in allen Organisationen.',
  factors: 'Zweiter Faktor verloren',
  factorsAbout:
    'Entfernt Authentifizierungs-App, Passkeys und Wiederherstellungscodes und beendet alle Sitzungen. Prüfen Sie zuerst die Identität des Benutzers: Danach genügt das Passwort oder der Identitätsanbieter zur Anmeldung.',
  identifiedBy: 'Wie haben Sie diese Person identifiziert?',
  identifiedByAbout: 'Wird im Audit-Log gespeichert. Geben Sie keine Ausweisnummern ein.',
  identifiedByExample: 'Videoanruf mit Ausweis, von der Führungskraft bestätigt',
  resetFactors: 'Zweite Faktoren entfernen',
  block: 'Überall blockieren',
  blockAbout:
    'Sperrt den Zugriff auf alle Organisationen sofort, auch dort, wo dieser Benutzer der einzige Administrator ist.',
  unblock: 'Blockierung aufheben',
  unblockAbout:
    'Stellt den Zugriff auf die Organisationen wieder her, in denen die Mitgliedschaft aktiv ist.',
  erase: 'Löschen',
  eraseAbout:
    'Entfernt den Benutzer aus allen Organisationen und löscht Konto, Faktoren, Geräte, Sitzungen und E-Mails. Das Audit-Log behält eine ID, die niemanden mehr identifiziert. Sie können dies nicht rückgängig machen.',
  confirm: 'Geben Sie zur Bestätigung die E-Mail-Adresse ein',
  eraseButton: 'Endgültig löschen',
} satisfies Translation<typeof english>;
