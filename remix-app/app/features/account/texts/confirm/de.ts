import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Identität bestätigen',
  about:
    'Diese Änderung erfordert eine erneute Authentifizierung. Ihre Eingaben bleiben erhalten. Sie werden fünf Minuten lang nicht erneut gefragt.',
  forApplication: 'Die Anwendung verlangt Ihren zweiten Faktor.',
  forMove:
    'Sie verwenden diese Sitzung jetzt aus einem anderen Netzwerk oder Browser als bei der Anmeldung. Ihre Organisation verlangt eine erneute Authentifizierung.',
  signOut: 'Abmelden',
  cancel: 'Abbrechen und zurück',
  nothing: 'Es gibt nichts zu bestätigen',
  nothingAbout: 'Die Änderung ist abgeschlossen oder wurde abgebrochen.',
  toDashboard: 'Zum Dashboard',
  signedInAs: 'Angemeldet als <b>{email}</b>',
  password: 'Passwort',
  confirm: 'Bestätigen',
  confirmByCode: 'Mit Code bestätigen',
  code: 'Code Ihrer Authentifizierungs-App',
  usePasskey: 'Passkey verwenden',
  signInAgainAbout:
    'Ihr Konto hat weder Passwort noch Passkey. Melden Sie sich auf Ihrem üblichen Weg erneut an. Wiederholen Sie dann die Änderung.',
  signInAgain: 'Erneut anmelden',
} satisfies Translation<typeof english>;
