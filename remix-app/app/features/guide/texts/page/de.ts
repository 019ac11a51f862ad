import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Alle Adressen und Befehle enthalten die Werte dieser Installation, {origin}. Tragen Sie die Ergebnisse unter <link>SSO-Konfiguration</link> ein.',
  tabs: 'Teile des Leitfadens',
  google: 'Google Workspace',
  microsoft: 'Microsoft Entra ID',
  mfa: 'MFA-Konfiguration',
  troubleshooting: 'Fehlerbehebung',
  reference: 'Kurzübersicht',
  oauth2Endpoints: 'OAuth2-Endpunkte',
  samlEndpoints: 'SAML-Endpunkte',
  command: 'Befehl: {title}',
  authorize: 'Autorisierung',
  token: 'Token',
  userinfo: 'Userinfo',
  configuration: 'OpenID-Konfiguration',
  jwks: 'Schlüssel (JWKS)',
  signOut: 'Abmeldung',
  metadata: 'Metadaten',
  entityId: 'Entity-ID',
  sso: 'SSO',
  slo: 'SLO',
  javaScriptOrigin: 'Autorisierter JavaScript-Ursprung (Authorized JavaScript origin)',
  authorizedRedirectUri: 'Autorisierter Weiterleitungs-URI (Authorized redirect URI)',
  redirectUri: 'Redirect-URI',
} satisfies Translation<typeof english>;
