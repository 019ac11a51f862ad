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
} satisfies Translation<typeof english>;
