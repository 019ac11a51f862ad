import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Anmeldung an Ihrem Konto mit einem neuen Gerät',
  about: 'Mit einem neuen Browser oder Gerät fand eine Anmeldung an Ihrem Gatehouse-Konto statt.',
  riskySubject: 'Ungewöhnliche Anmeldung an Ihrem Konto',
  riskyAbout: 'Eine Anmeldung an Ihrem Gatehouse-Konto war ganz anders als Ihre üblichen.',
  next: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie es jetzt: Das Gerät wird abgemeldet, und Sie erhalten Hilfe, um Ihr Konto zu sichern.',
  action: 'Nein, das war ich nicht',
  expires:
    '{days, plural, one {Der Link funktioniert einmal, # Tag lang.} other {Der Link funktioniert einmal, # Tage lang.}}',
  note: 'Sie können diese Nachrichten in Ihren Kontoeinstellungen deaktivieren.',
} satisfies Translation<typeof english>;
