import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Einrichtungslinks',
  about: 'Wer einen Link hat, kann ohne Konto einen Identitätsanbieter für die Organisation verbinden.',
  newTitle: 'Einrichtungslink erstellen',
  organization: 'Organisation',
  codeOrSlug: 'Code oder Slug',
  returnUrl: 'Rückkehradresse (optional)',
  returnUrlAbout:
    'Die letzte Seite verlinkt sie. Sie muss zu einer verifizierten Domain oder zu einer Anwendung der Organisation gehören.',
  provider: 'Anbieter',
  notChosen: 'Noch nicht gewählt',
  state: 'Status',
  created: 'Erstellt',
  expires: 'Läuft ab',
  lastUse: 'Letzte Verwendung',
  neverUsed: 'Noch nicht verwendet',
  actions: 'Aktionen',
  empty: 'Einrichtungslinks erscheinen hier, nachdem Sie sie erstellt haben',
  emptyAbout: 'Senden Sie einen Link an die Person, die Ihren Identitätsanbieter verwaltet.',
  unknownOrganization: 'Keine Organisation hat diesen Code oder Slug.',
  notCreated: 'Der Link wurde nicht erstellt.',
  notRevoked: 'Der Link wurde nicht widerrufen.',
  revokeNamed: 'Link widerrufen, erstellt {at}',
} satisfies Translation<typeof english>;
