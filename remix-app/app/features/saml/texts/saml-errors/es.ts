import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownApplication: 'La aplicación que le ha enviado aquí no está registrada.',
  unknownApplicationNext:
    'Póngase en contacto con el responsable de la aplicación. Un administrador debe registrarla primero.',
  address: 'La aplicación ha solicitado una URL de ACS que no está registrada para ella.',
  addressNext:
    'Por su seguridad, no se le ha redirigido. Póngase en contacto con el responsable de la aplicación.',
  expired: 'El mensaje de la aplicación ha caducado o su reloj no es correcto.',
  expiredNext:
    'Vuelva a la aplicación y empiece de nuevo. Si el error persiste, póngase en contacto con el responsable de la aplicación.',
  notAllowed: 'Esta aplicación no permite inicios de sesión que comiencen aquí.',
  notAllowedNext: 'Abra la aplicación e inicie sesión desde allí.',
  unasked: 'Su organización no permite inicios de sesión que comiencen en su proveedor de identidad.',
  unaskedNext:
    'Empiece desde la página de inicio de sesión de aquí o pida a su administrador que lo permita.',
  used: 'Este inicio de sesión ya se ha utilizado.',
  usedNext: 'Vuelva a abrir la aplicación desde su proveedor de identidad.',
  responseExpired: 'La respuesta de su proveedor de identidad ha caducado o su reloj no es correcto.',
  responseRejected: 'Se ha rechazado la respuesta de su proveedor de identidad.',
  responseNext:
    'Vuelva a iniciar sesión. Si el error persiste, póngase en contacto con su administrador y facilítele la referencia.',
  signOutUnknown: 'La aplicación que ha solicitado el cierre de sesión no está registrada.',
  signOutExpired: 'El mensaje de cierre de sesión ha caducado o algún reloj no es correcto.',
  signOutRejected: 'Se ha rechazado el mensaje de cierre de sesión.',
  signOutNext: 'Si el error persiste, póngase en contacto con su administrador y facilítele la referencia.',
  signOutOver: 'Este cierre de sesión tardó demasiado o ya se completó.',
  signOutOverNext: 'Cierre el navegador para que nadie pueda usar una aplicación en su nombre.',
  signOnOver: 'Este inicio de sesión tardó demasiado o ya se completó.',
  signOnOverNext: 'Vuelva a la aplicación e inicie sesión de nuevo.',
  rejected: 'Se ha rechazado el mensaje de la aplicación.',
  rejectedNext:
    'Vuelva atrás e inténtelo de nuevo. Si el error persiste, póngase en contacto con el responsable de la aplicación y facilítele la referencia.',
} satisfies Translation<typeof english>;
