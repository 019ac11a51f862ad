import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  clientOther: 'Otro cliente SCIM',
  guideValues: 'Valores para {name}',
  guide: 'Configurar su directorio',
  guideOf: 'Guía para',
  token: 'Token Bearer',
  tokenOnce: 'Copie el token ahora. Solo se muestra una vez.',
  tokenStored: 'Solo se guarda su hash. Introdúzcalo en su directorio y después revoque el token antiguo.',
  address: 'URL base',
  addressAbout: 'Su directorio envía aquí sus solicitudes.',
  createClient: 'Crear cliente OAuth',
  clientOnce: 'Copie el secreto de cliente ahora. Solo se muestra una vez.',
  clientStored:
    'Solo se guarda su hash. Introduzca los valores de abajo en su directorio y después revoque lo que usaba antes.',
  clientValues: 'Valores para {name} como cliente OAuth',
  clientGrant: 'Tipo de concesión client_credentials. El directorio no necesita ningún ámbito.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
} satisfies Translation<typeof english>;
