import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pending: 'Ausstehend',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  whoJoins: 'Wer beitreten kann',
  sso: 'Alle, die sich über Ihre Verbindung anmelden',
  ssoShort: 'Durch Anmeldung',
  ssoAbout: 'Benutzer erhalten bei der ersten Anmeldung ein Konto, wenn die Verbindung es zulässt.',
  inviteOnly: 'Nur eingeladene Benutzer',
  inviteOnlyShort: 'Durch Einladung',
  inviteOnlyAbout: 'Benutzer ohne Konto werden an einen Administrator verwiesen.',
  allDomains: 'Alle Domains',
} satisfies Translation<typeof english>;
