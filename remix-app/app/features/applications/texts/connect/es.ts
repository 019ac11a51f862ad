import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'El documento de descubrimiento no está disponible. Vuelva a intentarlo en unos segundos.',
  endpoints: 'Endpoints',
  endpointsAbout:
    'La mayoría de las bibliotecas solo necesita el emisor y el client ID, y descubre los endpoints por sí misma.',
  issuer: 'Emisor (issuer)',
  discovery: 'Documento de descubrimiento',
  authorization: 'Endpoint de autorización',
  token: 'Endpoint de token',
  userinfo: 'Endpoint UserInfo',
  jwks: 'JSON Web Key Set (JWKS)',
  device: 'Endpoint de autorización de dispositivos',
  endSession: 'Endpoint de fin de sesión',
  shellNote: 'Inicia la sesión de un usuario manualmente con curl y openssl, paso a paso.',
  deviceNote: 'Muestra un código de usuario y consulta hasta que un usuario lo introduce.',
  machineNote: 'Solicita con curl un token para la propia aplicación.',
  workloadNote:
    'Solicita un token para la aplicación con el token del sistema que la ejecuta. Añada antes ese sistema en «Intercambio de tokens».',
  sharedIssuer: 'Emisor compartido',
  sharedIssuerAbout:
    'Todas las organizaciones usan este emisor. Aun así, en la aplicación solo inician sesión los usuarios de su propia organización.',
  ownIssuer: 'Emisor de {organization}',
  ownIssuerAbout:
    'Este emisor tiene sus propias claves. La aplicación solo confía en los tokens de {organization}.',
  customIssuerAbout:
    'Los usuarios inician sesión en el dominio personalizado de {organization}, con sesiones propias. La aplicación solo confía en los tokens de {organization}.',
  quickStart: 'Guía rápida',
  quickStartAbout: 'Los valores de esta aplicación ya están rellenados. Los secretos se leen del entorno.',
  frameworks: 'Bibliotecas y productos',
  install: 'Instalar',
  command: 'Comando',
  secretNote:
    'Asigne a CLIENT_SECRET el secreto de cliente. Donde se lea SESSION_SECRET, asígnele un valor aleatorio, por ejemplo de <code>openssl rand -base64 32</code>.',
  publicNote: 'Esta aplicación es un cliente público: no tiene secreto y PKCE protege sus inicios de sesión.',
  httpsNote:
    'Asigne a CLIENT_SECRET el secreto de cliente. El descubrimiento de esta biblioteca requiere un issuer con https.',
  proxyNote:
    'nginx no incluye OpenID Connect. oauth2-proxy inicia la sesión de los usuarios y pasa su dirección de correo a su aplicación.',
  productNote: 'Guarde el secreto de cliente donde la configuración lo lee.',
  missingUri: '{name} devuelve a los usuarios a una redirect URI que no está registrada: <code>{uri}</code>',
  addUri: 'Añadir redirect URI',
} satisfies Translation<typeof english>;
