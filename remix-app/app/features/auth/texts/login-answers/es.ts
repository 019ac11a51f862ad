import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  fillInAllFields: 'Rellene todos los campos',
  loginFailed: 'Error al iniciar sesión',
  signUpFailed: 'No se pudo procesar el registro. Vuelva a intentarlo.',
  failedToStart: 'No se pudo iniciar el proceso de inicio de sesión. Vuelva a intentarlo.',
  enterEmail: 'Introduzca su correo electrónico',
  enterPassword: 'Introduzca su contraseña',
  repeatPassword: 'Introduzca de nuevo la contraseña',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  enterWorkEmail: 'Introduzca su correo de trabajo',
  noSaml:
    'Ninguna conexión SAML atiende esta dirección. Póngase en contacto con su administrador o inicie sesión con su contraseña.',
} satisfies Translation<typeof english>;
