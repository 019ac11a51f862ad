import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSaved: 'Die Änderung wurde nicht gespeichert. Versuchen Sie es erneut.',
  failed: 'Die Anfrage ist fehlgeschlagen. Versuchen Sie es erneut.',
  enterCode: 'Geben Sie den Code ein, den die App anzeigt',
  enterAnyCode: 'Geben Sie einen Code ein',
  noPasskey: 'Der Passkey hat nicht geantwortet. Versuchen Sie es erneut.',
  passkey: 'Passkey',
  passkeyRejected:
    'Der Passkey wurde nicht akzeptiert. Versuchen Sie es erneut oder verwenden Sie ein anderes Anmeldeverfahren.',
  fillIn: 'Füllen Sie alle Felder aus.',
  wrongPassword: 'Das Passwort ist falsch.',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein',
  repeatPassword: 'Geben Sie das Passwort erneut ein',
  passwordsDoNotMatch: 'Die Passwörter stimmen nicht überein',
  mailNotSent: 'Die E-Mail wurde nicht gesendet. Versuchen Sie es erneut.',
  passwordNotChanged: 'Das Passwort wurde nicht geändert. Versuchen Sie es erneut.',
  addressNotConfirmed: 'Die Adresse wurde nicht bestätigt. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
