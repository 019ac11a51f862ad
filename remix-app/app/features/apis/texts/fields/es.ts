import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: 'Nombre',
  nameHelp: 'Solo se muestra a los administradores.',
  scopes: 'Scopes',
  scopesHelp:
    'Lo que se puede permitir a las aplicaciones, un scope por línea. Los tokens de acceso contienen los scopes concedidos y la API los comprueba en cada solicitud.',
  identifier: 'Identificador (audience)',
  allApis: 'Todas las API',
  accessTokens: 'Tokens de acceso',
  jwt: 'JWT',
  jwtLife: '5 minutos',
  jwtChoice: 'JWT, válido durante 5 minutos',
  jwtAbout:
    'La propia API verifica el token con las claves públicas de Gatehouse. El token no se puede revocar antes de que caduque.',
  opaque: 'Opaco',
  opaqueLife: '1 hora',
  opaqueChoice: 'Opaco, válido durante 1 hora',
  opaqueAbout:
    'La API verifica cada token con Gatehouse (introspección). La revocación tiene efecto inmediato.',
} satisfies Translation<typeof english>;
