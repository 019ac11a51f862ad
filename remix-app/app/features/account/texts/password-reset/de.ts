import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  forgot: 'Passwort vergessen?',
  forgotAbout:
    'Geben Sie die Adresse ein, mit der Sie sich anmelden. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  email: 'E-Mail',
  send: 'Link senden',
  sent: 'Prüfen Sie Ihre E-Mails',
  sentAbout:
    'Wenn <b>{email}</b> ein Konto hat, erhalten Sie eine Nachricht mit einem Link. Der Link funktioniert einmal und läuft nach {minutes, plural, one {# Minute} other {# Minuten}} ab.',
  notArrived:
    'Wenn nach einigen Minuten keine Nachricht ankommt, prüfen Sie Ihren Spam-Ordner oder <link>versuchen Sie eine andere Adresse</link>.',
  backToSignIn: 'Zurück zur Anmeldung',
  choose: 'Neues Passwort wählen',
  chooseAbout: 'Damit werden Sie hier angemeldet und überall sonst abgemeldet.',
  save: 'Speichern und anmelden',
  deadLink: 'Dieser Link funktioniert nicht',
  deadLinkAbout: 'Dieser Link ist unvollständig, abgelaufen oder wurde bereits verwendet.',
  newLink: 'Neuen Link anfordern',
} satisfies Translation<typeof english>;
