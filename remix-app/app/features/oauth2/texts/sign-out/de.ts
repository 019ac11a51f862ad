import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signOutOfBoth: 'Von {application} und Gatehouse abmelden?',
  signOutOf: 'Von Gatehouse abmelden?',
  about:
    'Sie sind als <b>{email}</b> angemeldet. Die Abmeldung beendet Ihre Sitzung hier und in allen Anwendungen, die Sie damit geöffnet haben.',
  stay: 'Angemeldet bleiben',
  signOut: 'Abmelden',
  signedOut: 'Sie sind abgemeldet',
  nobody: 'In diesem Browser ist niemand bei Gatehouse angemeldet.',
  signIn: 'Anmelden',
  stillSignedIn: 'Sie sind noch angemeldet',
  stillSignedInAbout: 'Ihre Sitzung bei Gatehouse ist noch aktiv.',
  signedOutAbout:
    'Ihre Sitzung bei Gatehouse und die Sitzungen der damit geöffneten Anwendungen wurden beendet. Schließen Sie an einem gemeinsam genutzten Computer auch den Browser.',
  toDashboard: 'Zu Ihrem Dashboard',
  signInAgain: 'Erneut anmelden',
} satisfies Translation<typeof english>;
