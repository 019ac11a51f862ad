import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  issuer: 'Emisor',
  client: 'Cliente',
  redirectUri: 'URI de redireccionamiento',
  directoryTenantId: 'ID de directorio (inquilino)',
  administrator: 'Administrador',
  authorizationEndpoint: 'Endpoint de autorización',
  tokenEndpoint: 'Endpoint de token',
  userinfoEndpoint: 'Endpoint userinfo',
  signingKeys: 'Claves de firma',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  entityId: 'ID de entidad',
  signInUrl: 'URL de inicio de sesión',
  signOutUrl: 'URL de cierre de sesión',
  signOutResponseUrl: 'URL de respuesta al cierre de sesión',
  certificate: 'Certificado',
  serverAddress: 'Dirección del servidor',
  baseDn: 'DN base',
  userFilter: 'Filtro de usuarios',
  serviceAccount: 'Cuenta de servicio',
  password: 'Contraseña',
  caCertificate: 'Certificado de CA',
} satisfies Translation<typeof english>;
