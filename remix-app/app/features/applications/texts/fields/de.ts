import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: 'Name',
  nameHelp: 'Wird Benutzern auf der Zustimmungsseite angezeigt.',
  redirectUris: 'Redirect-URIs',
  redirectUrisHelp: 'Eine URI pro Zeile. Gatehouse vergleicht sie exakt.',
  postLogoutUris: 'Redirect-URIs nach der Abmeldung (optional)',
  postLogoutUrisHelp:
    'Wohin der Browser zurückkehren darf, nachdem die Anwendung einen Benutzer abgemeldet hat. Eine URI pro Zeile.',
  sectorUri: 'Sektor-Identifier-URI (optional)',
  sectorUriHelp:
    'Nur für paarweise Clients mit mehreren Hosts: eine https-URL einer JSON-Liste aller Redirect-URIs. Ihr Host bestimmt die Benutzerkennungen (sector_identifier_uri).',
  keys: 'Öffentliche Schlüssel (JWKS)',
  keysHelp: 'Die https-URL eines JWKS oder das JWKS selbst als JSON. Nur für private_key_jwt erforderlich.',
  allowWithoutPkce: 'Anmeldungen ohne PKCE zulassen (weniger sicher)',
  allowWithoutPkceHelp:
    'Nur für Software, die keine Code-Challenge senden kann. Ein gestohlener Autorisierungscode ist dann nur durch das Client-Secret oder den Schlüssel geschützt. Gatehouse prüft Anmeldungen mit PKCE weiterhin.',
  skipConsent: 'Zustimmung der Benutzer überspringen',
  skipConsentHelp:
    'Für eigene Anwendungen der Plattform. Benutzer werden nicht gefragt, bevor die Anwendung ihre Daten erhält.',
  backchannelUri: 'Back-Channel-Logout-URI (optional)',
  backchannelUriHelp: 'Gatehouse sendet ein Logout-Token an diese URI, wenn sich ein Benutzer abmeldet.',
  scopes: 'Scopes',
  openid: 'Kennung des Benutzers',
  profile: 'Name, Bild, Sprache und Zeitzone',
  email: 'E-Mail-Adresse',
  tenant: 'Organisation mit Rolle und Berechtigungen des Benutzers',
  groupsScope: 'Gruppen des Benutzers',
  offlineAccess: 'Zugriff während der Abwesenheit des Benutzers',
  leanIdToken: 'Diese Claims nicht in ID-Token aufnehmen',
  leanIdTokenHelp:
    'Die Anwendung liest die Claims vom UserInfo-Endpunkt. ID-Token bleiben klein und geben weniger preis.',
  refreshTokens: 'Gültigkeit von Refresh-Token (optional)',
  idleDays: 'Inaktivitätslimit (Tage)',
  idleDaysHelp: 'Ein unbenutztes Refresh-Token läuft nach dieser Zeit ab.',
  totalDays: 'Maximale Gültigkeit (Tage)',
  totalDaysHelp: 'Nach dieser Zeit muss sich der Benutzer erneut anmelden.',
  refreshTokensNote: 'Wenn ein Feld leer ist, gilt das Limit der Organisation des Benutzers.',
  highSecurity: 'Hohe Sicherheit',
  pushedRequests: 'Pushed Authorization Requests (PAR) verlangen',
  pushedRequestsHelp:
    'Die Anwendung sendet ihre Autorisierungsparameter von ihrem Server und nicht über den Browser.',
  boundTokens: 'Token an einen Schlüssel binden (DPoP)',
  boundTokensHelp: 'Ein gestohlenes Token ist ohne den privaten Schlüssel der Anwendung nutzlos.',
  fapi: 'Sicherheitsprofil FAPI 2.0',
  fapiHelp: 'Verlangt private_key_jwt, Pushed Authorization Requests und schlüsselgebundene Token.',
  apis: 'APIs (optional)',
  apiScopes: 'Scopes von {api}',
  apisHelp: 'Jedes Zugriffstoken gilt für eine API.',
  noApis: 'Der Eigentümer dieser Anwendung hat noch keine APIs.',
  allApis: 'Alle APIs',
  registerApi: 'API registrieren',
  typedApisHelp: 'Eine API pro Zeile: zuerst ihre Kennung, dann ihre Scopes, durch Leerzeichen getrennt.',
} satisfies Translation<typeof english>;
