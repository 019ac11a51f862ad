import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'No existe ninguna organización con este código o slug',
  wrongName: 'Este no es el nombre de la API',
  notDeleted: 'La API no se eliminó. Vuelva a intentarlo.',
  notSaved: 'La API no se guardó. Vuelva a intentarlo.',
  name: 'Nombre',
  scopes: 'Scopes',
  accessTokens: 'Tokens de acceso',
  jwt: 'JWT',
  opaque: 'Opaco',
  mayAct: 'Puede actuar',
  downstream: 'API posteriores',
} satisfies Translation<typeof english>;
