import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  idle: '¿Sigue ahí?',
  idleAbout: 'No ha habido actividad durante un tiempo. Su sesión se cerrará en {time}.',
  stay: 'Mantener la sesión abierta',
  total: 'Su sesión está a punto de finalizar',
  totalAbout:
    'Su sesión alcanza su duración máxima en {time}. Introduzca su contraseña para continuar. Los cambios de esta página se conservan.',
  totalSoon: 'Su sesión alcanzará su duración máxima en {time}.',
  seconds: '{count, plural, one {# segundo} many {# segundos} other {# segundos}}',
  close: 'Cerrar',
  signOut: 'Cerrar sesión',
  ended: 'Su sesión ha finalizado',
  endedAbout: 'Vuelva a iniciar sesión para continuar. Los cambios de esta página se conservan.',
  discard: 'Descartar los cambios',
  other: 'Este navegador tiene iniciada la sesión en otra cuenta u organización',
  otherAbout:
    'Abrió esta página como {first}. En otra pestaña, este navegador inició sesión como {now}. No se ha guardado nada.',
  otherSave:
    'Los cambios de esta página se conservan. Para guardarlos, <link>inicie sesión como {email} en otra pestaña</link>.',
  continueAs: 'Descartar y continuar como {email}',
  keepOpen: 'Mantener esta página abierta',
  nowSignedIn: 'Este navegador tiene ahora iniciada la sesión como {email}.',
  nowSignedInTo: 'Este navegador tiene ahora iniciada la sesión como {email} en {organization}.',
  signedInAs: 'Sesión iniciada como <b>{email}</b>',
  password: 'Contraseña',
  signInAgain: 'Volver a iniciar sesión',
  authenticationFailed: 'Error de autenticación',
  enterRecoveryCode: 'Introduzca uno de sus códigos de recuperación. Cada código funciona una sola vez.',
  enterCode: 'Introduzca el código de su aplicación de autenticación.',
  confirmWithPasskey: 'Confirme con la llave de acceso de este dispositivo o de su teléfono.',
  emergencyCode: 'Código de emergencia',
  enterEmergencyCode: 'Introduzca uno de los códigos de emergencia de su organización.',
  recoveryCode: 'Código de recuperación',
  code: 'Código de seis dígitos',
  usePasskey: 'Usar una llave de acceso',
  useFactor: 'Usar la aplicación de autenticación o la llave de acceso',
  useRecoveryCode: '¿Ha perdido su dispositivo? Use un código de recuperación',
  continue: 'Continuar',
} satisfies Translation<typeof english>;
