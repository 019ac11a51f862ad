import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  failedToStart: 'No se pudo iniciar el proceso de inicio de sesión. Vuelva a intentarlo.',
  notCompleted: 'No se ha podido completar la autenticación.',
  signUpFailed: 'No se pudo procesar el registro. Vuelva a intentarlo.',
  planChoiceFailed: 'No se pudo procesar la elección de la suscripción. Vuelva a intentarlo.',
  authenticationFailed: 'Error de autenticación',
  stateMismatch: 'No se ha podido verificar el estado de OAuth.',
  noCodeOrState: 'La autenticación de OAuth se ha cancelado o ha fallado.',
  invalidClient:
    'El cliente OAuth no está configurado. Póngase en contacto con su administrador para configurar el SSO.',
  accessDenied: 'Acceso denegado. Inténtelo de nuevo o póngase en contacto con el servicio de asistencia.',
  invalidRequest: 'Solicitud de OAuth no válida. Inténtelo de nuevo.',
  otherError: 'Error de OAuth: {code}',
  noMethod: 'Este método de inicio de sesión no existe.',
  fillInAllFields: 'Rellene todos los campos',
  enterPassword: 'Introduzca su contraseña',
} satisfies Translation<typeof english>;
