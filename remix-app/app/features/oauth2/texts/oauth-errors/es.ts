import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notRegistered:
    'La aplicación que le ha enviado aquí no está registrada o no tiene permiso para iniciar sesiones de esta forma.',
  notRegisteredNext:
    'Póngase en contacto con el responsable de la aplicación. Un administrador debe corregir su registro.',
  redirectUri: 'La aplicación ha solicitado un URI de redirección que no está registrado para ella.',
  redirectUriNext:
    'Por su seguridad, no se le ha redirigido. Póngase en contacto con el responsable de la aplicación.',
  request: 'La aplicación ha enviado una solicitud de inicio de sesión no válida.',
  requestNext:
    'Vuelva atrás e inténtelo de nuevo. Si el error persiste, póngase en contacto con el responsable de la aplicación.',
  denied: 'Se ha denegado el inicio de sesión.',
  deniedNext:
    'Vuelva a la aplicación e inténtelo con otra cuenta, o póngase en contacto con su administrador.',
  over: 'Este inicio de sesión tardó demasiado, ya se completó o comenzó en otro navegador.',
  overNext: 'Vuelva a la aplicación e inicie sesión de nuevo.',
  unexpected: 'Se ha producido un error inesperado durante el inicio de sesión.',
  unexpectedNext:
    'Vuelva a la aplicación e inténtelo de nuevo. Si el error persiste, póngase en contacto con su administrador.',
  signOut: 'La aplicación ha enviado una solicitud de cierre de sesión no válida.',
  signOutNext: 'Si el error persiste, póngase en contacto con el responsable de la aplicación.',
} satisfies Translation<typeof english>;
