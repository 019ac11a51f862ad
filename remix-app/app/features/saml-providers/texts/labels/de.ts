import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'E-Mail-Adresse',
  name: 'Vollständiger Name',
  givenName: 'Vorname',
  familyName: 'Nachname',
  userId: 'Benutzer-ID',
  organizationId: 'Organisations-ID',
  organizationName: 'Name der Organisation',
  role: 'Rolle',
  groups: 'Gruppen',
  formatBasic: 'Basic',
  formatUri: 'URI',
  formatUnspecified: 'Unspecified',
  nameIdEmail: 'E-Mail-Adresse',
  nameIdUnspecified: 'Unspecified (E-Mail-Adresse)',
  nameIdPersistent: 'Persistent (eine Kennung pro Anwendung)',
  nameIdTransient: 'Transient (eine neue Kennung pro Anmeldung)',
  signBoth: 'Assertion und Antwort',
  signAssertion: 'Nur Assertion',
  signResponse: 'Nur Antwort',
  redirect: 'HTTP-Redirect',
  post: 'HTTP-POST',
  weak: '{algorithm} (schwach, nur für ältere Anwendungen)',
} satisfies Translation<typeof english>;
