import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'APIs',
  about: 'APIs, die Anwendungen mit Zugriffstoken von Gatehouse aufrufen.',
  newApi: 'Neue API',
  show: 'Anzeigen',
  api: 'API',
  owner: 'Eigentümer',
  platform: 'Plattform',
  registered: 'Registriert',
  noScopes: 'Keine',
  moreScopes: '{count, plural, one {und # weiterer} other {und # weitere}}',
  noMatch: 'Keine APIs',
  noMatchAbout: 'Diese Organisation hat noch keine APIs.',
  registerApi: 'API registrieren',
  none: 'Noch keine APIs',
  noneAbout:
    'Registrieren Sie eine API mit ihren Scopes. Wählen Sie danach die Scopes, die jede Anwendung anfordern darf.',
  registerFirst: 'Erste API registrieren',
} satisfies Translation<typeof english>;
