import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  fillInAllFields: 'Bitte füllen Sie alle Felder aus',
  loginFailed: 'Anmeldung fehlgeschlagen',
  signUpFailed: 'Die Registrierung konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut.',
  failedToStart: 'Die Anmeldung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein',
  enterPassword: 'Geben Sie Ihr Passwort ein',
  repeatPassword: 'Geben Sie das Passwort erneut ein',
  passwordsDoNotMatch: 'Die Passwörter stimmen nicht überein',
  enterWorkEmail: 'Geben Sie Ihre geschäftliche E-Mail-Adresse ein',
  noSaml:
    'Für diese Adresse gibt es keine SAML-Verbindung. Wenden Sie sich an Ihren Administrator oder melden Sie sich mit Ihrem Passwort an.',
} satisfies Translation<typeof english>;
