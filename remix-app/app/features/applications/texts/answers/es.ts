import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enterSecret: 'Introduzca el secreto de cliente',
  secretTooLong: 'El secreto de cliente es demasiado largo',
  unknownOrganization: 'No existe ninguna organización con este código o slug',
  notSaved: 'La aplicación no se guardó. Vuelva a intentarlo.',
  wrongName: 'Este no es el nombre de la aplicación',
  daysAtMost: 'Introduzca un número de días, como máximo {days, number}',
  name: 'Nombre',
  redirectUris: 'URI de redirección',
  postLogoutUris: 'URI de redirección tras cerrar sesión',
  sectorUri: 'URI de identificador de sector',
  scopes: 'Scopes',
  idleSeconds: 'Tiempo de inactividad de los tokens de actualización (segundos)',
  totalSeconds: 'Vigencia máxima de los tokens de actualización (segundos)',
  apis: 'API',
  fapi: 'FAPI 2.0',
  backchannelUri: 'URI de cierre de sesión por canal posterior',
  pushedRequests: 'Exigir pushed authorization requests (PAR)',
  idTokenClaims: 'Claims en los tokens de ID',
  pkceRequired: 'PKCE obligatorio',
  boundTokens: 'Vincular los tokens a una clave (DPoP)',
  userConsent: 'Consentimiento del usuario',
  yes: 'Sí',
  no: 'No',
  enterAddress: 'Introduzca la URL de la aplicación, por ejemplo https://app.example.com.',
} satisfies Translation<typeof english>;
