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
  mayAct: 'Puede actuar',
  mayActHelp:
    'ID de cliente de las aplicaciones que pueden intercambiar tokens de acceso para esta API, uno por línea. Normalmente, el servicio que hay detrás de la API.',
  downstream: 'API posteriores',
  downstreamHelp:
    'Lo que vale un scope en otra API, una por línea: el scope, el identificador de la otra API y sus scopes. Los tokens no se pueden intercambiar por nada más.',
} satisfies Translation<typeof english>;
