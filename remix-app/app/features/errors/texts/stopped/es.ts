import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signInFailed: 'No se ha podido iniciar la sesión',
  signInToFailed: 'No se ha podido iniciar la sesión en {application}',
  signOutFailed: 'No se ha podido completar el cierre de sesión',
  signOutFromFailed: 'No se ha podido completar el cierre de sesión en {application}',
  forApplication: 'Para el responsable de la aplicación: <code>{error}</code>',
  forAdministrator: 'Para su administrador: <code>{error}</code>',
  toStart: 'Ir a la página de inicio',
  notSignedIn: 'No ha iniciado sesión aquí.',
  stillSignedIn: 'Su sesión sigue abierta aquí.',
  signOutNow: 'Cerrar sesión ahora',
} satisfies Translation<typeof english>;
