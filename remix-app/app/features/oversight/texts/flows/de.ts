import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'SSO-Architektur',
  about: 'Anmeldungen nach Organisation, Authentifizierungsmethode und Anwendung.',
  range: 'Zeitraum',
  day: '24 Stunden',
  week: '7 Tage',
  month: '30 Tage',
  none: 'Keine Anmeldungen',
  noneAbout: 'Anmeldeflüsse erscheinen hier, nachdem sich Benutzer angemeldet haben.',
  viewConnections: 'Verbindungen anzeigen',
  latest:
    '{count, plural, one {Basiert auf der letzten Anmeldung.} other {Basiert auf den letzten # Anmeldungen.}}',
  total: '{count, plural, one {# Anmeldung.} other {# Anmeldungen.}}',
  note: 'Jede Anwendung zählt zur letzten Anmeldung, bevor sie geöffnet wurde. Eine Anmeldung kann mehrere Anwendungen öffnen. Die Daten sind bis zu fünf Minuten alt.',
  entered: 'Organisationen und Authentifizierungsmethoden',
  opened: 'Authentifizierungsmethoden und Anwendungen',
  from: 'Von',
  to: 'Nach',
  signIns: 'Anmeldungen',
  organizations: 'Organisationen',
  methods: 'Authentifizierungsmethoden',
  applications: 'Anwendungen',
  picture: 'Anmeldeflüsse',
  pictureAbout:
    'Die meisten Anmeldungen erfolgten über {method}. Die folgenden Tabellen enthalten dieselben Daten.',
  password: 'Passwort',
  passkey: 'Passkey',
  google: 'Google',
  microsoft: 'Microsoft',
  oauth2: 'OpenID Connect',
  saml: 'SAML',
  other: 'Andere',
  platform: 'Plattform',
  others: 'Andere',
  noApplication: 'Keine Anwendung',
} satisfies Translation<typeof english>;
