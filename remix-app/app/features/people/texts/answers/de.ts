import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  nothingChanged: 'Die Änderung ist fehlgeschlagen. Versuchen Sie es erneut.',
  noSuchAction: 'Diese Aktion gibt es nicht.',
  typeEmail: 'Geben Sie {email} ein',
  notAccepted: 'Die Einladung konnte nicht angenommen werden. Versuchen Sie es erneut.',
  passwordsDoNotMatch: 'Die Passwörter stimmen nicht überein',
  noText: 'Wählen Sie eine Datei oder fügen Sie mindestens eine Adresse ein',
  tooLong: 'Der Text überschreitet 2 MB. Teilen Sie ihn auf mehrere Importe auf.',
  notInvited: 'Die Einladungen konnten nicht gesendet werden. Versuchen Sie es erneut.',
  notChecked:
    'Die Liste konnte nicht geprüft werden. Es wurden keine Einladungen gesendet. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
