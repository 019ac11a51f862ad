import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signInFailed: 'Die Anmeldung ist fehlgeschlagen',
  signInToFailed: 'Die Anmeldung bei {application} ist fehlgeschlagen',
  signOutFailed: 'Die Abmeldung konnte nicht abgeschlossen werden',
  signOutFromFailed: 'Die Abmeldung von {application} konnte nicht abgeschlossen werden',
  forApplication: 'Für den Betreiber der Anwendung: <code>{error}</code>',
  forAdministrator: 'Für Ihren Administrator: <code>{error}</code>',
  toStart: 'Zur Startseite',
  notSignedIn: 'Sie sind hier nicht angemeldet.',
  stillSignedIn: 'Sie sind hier noch angemeldet.',
  signOutNow: 'Jetzt abmelden',
} satisfies Translation<typeof english>;
