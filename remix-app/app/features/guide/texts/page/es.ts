import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Todas las direcciones y los comandos contienen los valores de esta instalación, {origin}. Introduzca los resultados en <link>Configuración de SSO</link>.',
  tabs: 'Partes de la guía',
  google: 'Google Workspace',
  microsoft: 'Microsoft Entra ID',
  mfa: 'Configuración de MFA',
  troubleshooting: 'Solución de problemas',
  reference: 'Referencia rápida',
  oauth2Endpoints: 'Endpoints de OAuth2',
  samlEndpoints: 'Endpoints de SAML',
  command: 'Comando: {title}',
  authorize: 'Autorización',
  token: 'Token',
  userinfo: 'Userinfo',
  configuration: 'Configuración de OpenID',
  jwks: 'Claves (JWKS)',
  signOut: 'Cierre de sesión',
  metadata: 'Metadatos',
  entityId: 'Entity ID',
  sso: 'SSO',
  slo: 'SLO',
  javaScriptOrigin: 'Origen de JavaScript autorizado (Authorized JavaScript origin)',
  authorizedRedirectUri: 'URI de redirección autorizado (Authorized redirect URI)',
  redirectUri: 'URI de redirección',
} satisfies Translation<typeof english>;
