import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Domains',
  aboutAll: 'Die E-Mail-Domains aller Organisationen und ihr Verifizierungsstatus.',
  about:
    'Die E-Mail-Domains Ihrer Organisation. Eine verifizierte Domain leitet Ihre Benutzer bei der Anmeldung zu Ihrem Identitätsanbieter.',
  claim: 'Domain beanspruchen',
  show: 'Anzeigen',
  anyStatus: 'Beliebiger Status',
  status: 'Status',
  domain: 'Domain',
  organization: 'Organisation',
  deleted: 'Gelöscht',
  signInMethod: 'Anmeldemethode',
  password: 'Passwort',
  joining: 'Beitritt',
  lastCheck: 'Letzte Prüfung',
  notYet: 'Noch nicht',
  noMatch: 'Keine passenden Domains',
  noMatchHelp:
    'Versuchen Sie es mit einem anderen Status oder einer anderen Organisation, oder <link>zeigen Sie alle an</link>.',
  empty: 'Noch keine Domains',
  claimFirst: 'Erste Domain beanspruchen',
  emptyHelp:
    'Beanspruchen Sie die Domain Ihrer E-Mail-Adressen und verifizieren Sie sie mit einem DNS-Eintrag. Benutzern mit einer solchen Adresse wird dann die Anmeldung Ihres Unternehmens angeboten.',
} satisfies Translation<typeof english>;
