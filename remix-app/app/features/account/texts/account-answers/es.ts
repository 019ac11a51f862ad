import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSaved: 'El cambio no se guardó. Vuelva a intentarlo.',
  failed: 'La solicitud falló. Vuelva a intentarlo.',
  enterCode: 'Introduzca el código que muestra la aplicación',
  enterAnyCode: 'Introduzca un código',
  noPasskey: 'La llave de acceso no respondió. Vuelva a intentarlo.',
  passkey: 'Llave de acceso',
  passkeyRejected: 'No se aceptó la llave de acceso. Vuelva a intentarlo o use otro método de autenticación.',
  fillIn: 'Rellene todos los campos.',
  wrongPassword: 'La contraseña es incorrecta.',
  enterEmail: 'Introduzca su dirección de correo',
  repeatPassword: 'Introduzca la contraseña de nuevo',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  mailNotSent: 'No se envió el correo. Vuelva a intentarlo.',
  passwordNotChanged: 'No se cambió la contraseña. Vuelva a intentarlo.',
  addressNotConfirmed: 'No se confirmó la dirección. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
