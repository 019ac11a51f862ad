import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Richten Sie Ihre Organisation ein',
  progress: '{done, number} von {total, number} erledigt',
  done: 'Erledigt',
  toDo: 'Offen',
  inviteUsers: 'Benutzer einladen',
  inviteUsersAbout: 'Geben Sie E-Mail-Adressen einzeln ein oder importieren Sie eine Liste.',
  verifyDomain: 'Domain verifizieren',
  verifyDomainAbout: 'Ein DNS-TXT-Eintrag bestätigt, dass Ihnen die Domain gehört.',
  connectIdentityProvider: 'Identitätsanbieter verbinden',
  connectIdentityProviderAbout:
    'Benutzer melden sich mit Google, Microsoft oder einem anderen Identitätsanbieter an.',
  connectApplication: 'Anwendung verbinden',
  connectApplicationAbout: 'Benutzer melden sich über Gatehouse bei der Anwendung an.',
} satisfies Translation<typeof english>;
