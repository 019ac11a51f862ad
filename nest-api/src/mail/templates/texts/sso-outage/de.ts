import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ihr Identitätsanbieter antwortet nicht',
  aboutNamed: 'Der Identitätsanbieter der Verbindung „{connection}“ antwortet seit {at} nicht.',
  about: 'Der Identitätsanbieter einer Ihrer Verbindungen antwortet seit {at} nicht.',
  any: 'Benutzer können sich mit ihren anderen Anmeldemethoden anmelden, bis er wieder antwortet.',
  password:
    'Ihre Organisation verlangt Single Sign-on. Ihre Einstellungen erlauben Passwörter während eines Ausfalls. Benutzer mit einem Passwort können es daher verwenden, bis der Identitätsanbieter wieder antwortet.',
  none: 'Ihre Organisation verlangt Single Sign-on. Bis der Identitätsanbieter wieder antwortet, können sich daher nur Notfalladministratoren anmelden.',
  next: 'Wir versuchen es alle paar Minuten erneut und benachrichtigen Sie per E-Mail, sobald er antwortet. Prüfen Sie die Statusseite Ihres Identitätsanbieters.',
  action: 'Verbindung öffnen',
} satisfies Translation<typeof english>;
