import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'SAML-Anwendungen',
  about:
    'Anwendungen, die Benutzer über Gatehouse mit SAML 2.0 anmelden. Gatehouse ist ihr Identitätsanbieter.',
  newApplication: 'Neue SAML-Anwendung',
  searchPlaceholder: 'Name oder Entity-ID',
  application: 'Anwendung',
  organization: 'Organization',
  allOrganizations: 'Alle Organizationen',
  status: 'Status',
  certificate: 'Zertifikat',
  noCertificate: 'Keines',
  registered: 'Registriert',
  noMatch: 'Keine passende Anwendung',
  noMatchAbout: 'Suchen Sie nach einem anderen Teil des Namens oder der Entity-ID.',
  none: 'Noch keine SAML-Anwendungen',
  noneAbout:
    'Registrieren Sie eine Anwendung, zum Beispiel Slack, Salesforce oder AWS. Ihre Benutzer melden sich danach mit ihren vorhandenen Konten an.',
  registerFirst: 'Erste Anwendung registrieren',
} satisfies Translation<typeof english>;
