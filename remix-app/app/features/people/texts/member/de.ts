import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  access: 'Zugriff',
  applications: 'Anwendungen',
  activity: 'Aktivität',
  lastSignIn: 'Letzte Anmeldung: {when}',
  allUsersOf: 'Alle Benutzer von {organization}',
  inAllOrganizations: 'In allen Organisationen',
  noActivity: 'Ihre Rolle darf das Audit-Log nicht lesen.',
  role: 'Rolle',
  roleAbout:
    'Berechtigungen in {organization}. Eine Rolle mit weniger Berechtigungen gilt ab der nächsten Anfrage, eine Rolle mit mehr Berechtigungen ab der nächsten Anmeldung.',
  roleAboutOwn:
    'Berechtigungen in Ihrer Organisation. Eine Rolle mit weniger Berechtigungen gilt ab der nächsten Anfrage, eine Rolle mit mehr Berechtigungen ab der nächsten Anmeldung.',
  saveRole: 'Rolle speichern',
  mayDoMore:
    'Dieser Benutzer hat mehr Berechtigungen als Sie. Bitten Sie einen Administrator, hier Einstellungen zu ändern.',
  joined: 'Beigetreten',
  email: 'E-Mail',
  verified: 'Verifiziert',
  notVerified: 'Nicht verifiziert',
  permissions: 'Berechtigungen',
  former: 'Ehemaliges Mitglied',
  formerAbout: 'Dieser Benutzer ist kein Mitglied von {organization} mehr. <link>Alle Benutzer</link>',
  formerAboutOwn: 'Dieser Benutzer ist kein Mitglied Ihrer Organisation mehr. <link>Alle Benutzer</link>',
  signOutAbout:
    'Beendet {count, plural, one {# Sitzung} other {# Sitzungen}} in {organization} und widerruft dort den Zugriff von Anwendungen. Der Benutzer kann sich erneut anmelden.',
  signOutAboutOwn:
    'Beendet {count, plural, one {# Sitzung} other {# Sitzungen}} in Ihrer Organisation und widerruft dort den Zugriff von Anwendungen. Der Benutzer kann sich erneut anmelden.',
  reactivateAbout: 'Stellt den Zugriff mit der bisherigen Rolle wieder her.',
  suspendAbout:
    'Sperrt den Zugriff auf {organization} sofort. Konto und Daten bleiben erhalten, und Sie können den Benutzer reaktivieren.',
  suspendAboutOwn:
    'Sperrt den Zugriff auf Ihre Organisation sofort. Konto und Daten bleiben erhalten, und Sie können den Benutzer reaktivieren.',
  remove: 'Entfernen',
  removeAbout:
    'Entfernt den Benutzer aus {organization}. Der Benutzer behält sein Konto und braucht eine neue Einladung, um wieder beizutreten.',
  removeAboutOwn:
    'Entfernt den Benutzer aus Ihrer Organisation. Der Benutzer behält sein Konto und braucht eine neue Einladung, um wieder beizutreten.',
  managed: 'Von einem Verzeichnis verwaltet',
  managedBy:
    'Das Verzeichnis der Verbindung <b>{directory}</b> verwaltet Name, E-Mail-Adresse und Status dieses Benutzers. Ändern Sie sie dort.',
  managedByAny:
    'Das Verzeichnis einer Verbindung verwaltet Name, E-Mail-Adresse und Status dieses Benutzers. Ändern Sie sie dort.',
  managedLeft: 'Das Verzeichnis hat diesen Benutzer deaktiviert: {when}.',
  removeButton: 'Aus der Organisation entfernen',
  factor: 'Neuer zweiter Faktor',
  factorAbout:
    'Bei der nächsten Anmeldung bei {organization} muss der Benutzer eine neue Authentifizierungs-App einrichten und mit dem aktuellen Faktor bestätigen. Andere Organisationen sind nicht betroffen.',
  factorAboutOwn:
    'Bei der nächsten Anmeldung bei Ihrer Organisation muss der Benutzer eine neue Authentifizierungs-App einrichten und mit dem aktuellen Faktor bestätigen. Andere Organisationen sind nicht betroffen.',
  factorMet: 'Verlangt {when}. Der Benutzer hat sich seitdem angemeldet und die Anforderung erfüllt.',
  factorOpen: 'Verlangt {when}. Der Benutzer hat sich seitdem nicht angemeldet.',
  requireFactor: 'Neuen zweiten Faktor verlangen',
  releaseFactor: 'Anforderung aufheben',
} satisfies Translation<typeof english>;
