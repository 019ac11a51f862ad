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
  examples: 'Ejemplos de configuración',
  examplesAbout:
    'Ejemplos para bibliotecas y aplicaciones habituales. Leen el secreto de cliente del entorno.',
  examplesFor: 'Bibliotecas y aplicaciones',
  exampleFor: 'Configuración para {name}',
  shellNote: 'Inicia la sesión de un usuario manualmente con curl y openssl, paso a paso.',
  packagesNote: 'Para instalar los paquetes, ejecute: {command}',
  redirectNote: 'En «Ajustes», añada el URI de redirección de su instalación. Termina en {path}.',
  deviceNote: 'Muestra un código de usuario y consulta hasta que un usuario lo introduce.',
  machineNote: 'Solicita con curl un token para la propia aplicación.',
  sharedIssuer: 'Emisor compartido',
  sharedIssuerAbout:
    'Todas las organizaciones usan este emisor. Aun así, en la aplicación solo inician sesión los usuarios de su propia organización.',
  ownIssuer: 'Emisor de {organization}',
  ownIssuerAbout:
    'Este emisor tiene sus propias claves. La aplicación solo confía en los tokens de {organization}.',
} satisfies Translation<typeof english>;
