import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Anmeldung an Ihrem Konto mit einem neuen Gerät',
  about: 'Mit einem neuen Browser oder Gerät fand eine Anmeldung an Ihrem Gatehouse-Konto statt.',
  next: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie das Gerät ab und ändern Sie sofort Ihr Passwort.',
  action: 'Geräte prüfen',
  note: 'Sie können diese Nachrichten in Ihren Kontoeinstellungen deaktivieren.',
} satisfies Translation<typeof english>;
