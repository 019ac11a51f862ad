import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Anwendungen',
  newApplication: 'Neue Anwendung',
  clientRegistration: 'Client-Registrierung',
  application: 'Anwendung',
  organization: 'Organisation',
  allOrganizations: 'Alle Organisationen',
  status: 'Status',
  registered: 'Registriert',
  noMatch: 'Keine passende Anwendung',
  none: 'Noch keine Anwendungen',
  noneAbout:
    'Registrieren Sie eine Anwendung einmal. Ihre Benutzer melden sich danach mit ihren vorhandenen Konten an.',
  registerFirst: 'Erste Anwendung registrieren',
  about: 'Alles, worin sich Benutzer und Maschinen über Gatehouse mit OpenID Connect oder SAML anmelden.',
  searchPlaceholder: 'Name, Client-ID oder Entity-ID',
  noMatchAbout:
    'Suchen Sie nach einem anderen Teil des Namens, der Client-ID oder der Entity-ID, oder ändern Sie die Filter.',
  kind: 'Typ',
  anyKind: 'Alle Typen',
  anyStatus: 'Jeder Status',
  lastSignIn: 'Letzte Anmeldung',
  noSignIn: 'Keine in 30 Tagen',
  failures: 'Fehler (7 Tage)',
} satisfies Translation<typeof english>;
