import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Anwendungen',
  about: 'Anwendungen, die Benutzer über Gatehouse mit OAuth 2.0 und OpenID Connect anmelden.',
  newApplication: 'Neue Anwendung',
  searchPlaceholder: 'Name oder Client-ID',
  application: 'Anwendung',
  organization: 'Organization',
  allOrganizations: 'Alle Organizationen',
  status: 'Status',
  registered: 'Registriert',
  noMatch: 'Keine passende Anwendung',
  noMatchAbout: 'Suchen Sie nach einem anderen Teil des Namens oder der Client-ID.',
  none: 'Noch keine Anwendungen',
  noneAbout:
    'Registrieren Sie eine Anwendung einmal. Ihre Benutzer melden sich danach mit ihren vorhandenen Konten an.',
  registerFirst: 'Erste Anwendung registrieren',
} satisfies Translation<typeof english>;
