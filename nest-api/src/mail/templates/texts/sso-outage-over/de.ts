import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ihr Identitätsanbieter antwortet wieder',
  aboutNamed: 'Der Identitätsanbieter der Verbindung „{connection}“ antwortet wieder.',
  about: 'Der Identitätsanbieter einer Ihrer Verbindungen antwortet wieder.',
  effect: 'Benutzer können sich über diese Verbindung anmelden.',
  action: 'Verbindung öffnen',
} satisfies Translation<typeof english>;
