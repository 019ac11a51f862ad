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
  keysHelp:
    'Die https-URL eines JWKS oder das JWKS selbst als JSON. Erforderlich für private_key_jwt, self_signed_tls_client_auth (mit Zertifikaten in x5c) und signierte Anfragen.',
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
  fapiHelp:
    'Verlangt private_key_jwt oder ein Client-Zertifikat, Pushed Authorization Requests und gebundene Token.',
  apis: 'APIs (optional)',
  apiScopes: 'Scopes von {api}',
  apisHelp: 'Jedes Zugriffstoken gilt für eine API.',
  noApis: 'Der Eigentümer dieser Anwendung hat noch keine APIs.',
  allApis: 'Alle APIs',
  registerApi: 'API registrieren',
  typedApisHelp: 'Eine API pro Zeile: zuerst ihre Kennung, dann ihre Scopes, durch Leerzeichen getrennt.',
  clientCertificate: 'Client-Zertifikat (Mutual TLS)',
  clientCertificateHelp:
    'Für tls_client_auth erforderlich. Gatehouse prüft, dass eine der folgenden Zertifizierungsstellen das Zertifikat ausgestellt hat.',
  certificateSubject: 'Erkannt an',
  subject_dn: 'Inhaber (Distinguished Name)',
  san_dns: 'DNS-Name',
  san_uri: 'URI',
  san_ip: 'IP-Adresse',
  san_email: 'E-Mail-Adresse',
  certificateValue: 'Wert im Zertifikat',
  certificateValueHelp: 'Wie im Zertifikat, etwa CN=payments,O=Acme,C=DE oder payments.acme.example.',
  certificateAuthorities: 'Zertifizierungsstellen (PEM)',
  certificateAuthoritiesHelp:
    'Die Zertifizierungsstellen, die Zertifikate dieser Anwendung ausstellen, mit Zwischenzertifikaten.',
  boundToCertificate: 'Token an das Client-Zertifikat binden (Mutual TLS)',
  boundToCertificateHelp:
    'Ein gestohlenes Token ist ohne den privaten Schlüssel des Zertifikats nutzlos. Verwenden Sie dies anstelle von DPoP.',
  messageSigning: 'FAPI 2.0 Message Signing',
  messageSigningHelp:
    'Das Sicherheitsprofil, und zusätzlich signierte Anfragen und Antworten. Wählen Sie unten beide Algorithmen.',
  signedMessages: 'Signierte Anfragen und Antworten',
  requestAlgorithm: 'Signierte Anfragen (JAR)',
  requestAlgorithmHelp:
    'Die Anwendung darf ihre Autorisierungsanfragen signieren. Gatehouse prüft sie mit ihren öffentlichen Schlüsseln.',
  requireSigned: 'Signierte Anfragen verlangen',
  requireSignedHelp: 'Gatehouse weist nicht signierte Anfragen ab.',
  responseAlgorithm: 'Signierte Antworten (JARM)',
  responseAlgorithmHelp: 'Die Anwendung darf eine Autorisierungsantwort anfordern, die Gatehouse signiert.',
  notAllowed: 'Nicht erlaubt',
  initiateUri: 'Login-Initiierungs-URI (optional)',
  initiateUriHelp:
    'Benutzer starten die Anwendung von ihrer Übersicht aus: Gatehouse öffnet diese https-URL mit dem Parameter iss.',
} satisfies Translation<typeof english>;
