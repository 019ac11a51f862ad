import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  broken: 'Diese Einladung ist nicht gültig',
  incomplete:
    'Der Link ist unvollständig. Öffnen Sie ihn erneut aus der E-Mail oder bitten Sie um eine neue Einladung.',
  askAgain: '{reason} Bitten Sie um eine neue Einladung.',
  signIn: 'Anmelden',
  join: '{organization} beitreten',
  invitedAs: 'Sie sind als <b>{role}</b> mit der E-Mail-Adresse <b>{email}</b> eingeladen.',
  bySso:
    '{organization} verwendet einen eigenen Identitätsanbieter. Melden Sie sich mit dieser E-Mail-Adresse an, um anzunehmen.',
  orPassword: 'oder ein Passwort wählen',
  orHere: 'oder hier annehmen',
  toSignIn: 'Zur Anmeldung',
  signedIn: 'Sie sind mit dieser E-Mail-Adresse bereits angemeldet.',
  accept: 'Einladung annehmen',
  hasAccount: 'Für diese E-Mail-Adresse gibt es ein Konto. Geben Sie das Passwort ein, um anzunehmen.',
  endsSession:
    'Für diese E-Mail-Adresse gibt es ein Konto. Geben Sie das Passwort ein, um anzunehmen. Die Sitzung von {email} in diesem Browser wird beendet.',
  password: 'Passwort',
  acceptSignIn: 'Annehmen und anmelden',
  noPassword:
    'Kein Passwort? <link>Melden Sie sich mit Ihrer üblichen Methode an</link> und öffnen Sie diese Seite dann erneut.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  passwordRule:
    'Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}. Mehrere Wörter sind sicherer als eines.',
  confirmPassword: 'Passwort bestätigen',
} satisfies Translation<typeof english>;
