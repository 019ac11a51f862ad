import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signOutOfBoth: '¿Cerrar la sesión en {application} y Gatehouse?',
  signOutOf: '¿Cerrar la sesión en Gatehouse?',
  about:
    'Ha iniciado sesión como <b>{email}</b>. Al cerrar la sesión, finaliza aquí y en todas las aplicaciones que haya abierto con ella.',
  stay: 'Mantener la sesión abierta',
  signOut: 'Cerrar sesión',
  signedOut: 'Ha cerrado la sesión',
  nobody: 'Ningún usuario tiene la sesión iniciada en Gatehouse en este navegador.',
  signIn: 'Iniciar sesión',
  stillSignedIn: 'Su sesión sigue abierta',
  stillSignedInAbout: 'Su sesión en Gatehouse sigue activa.',
  signedOutAbout:
    'Su sesión en Gatehouse y las sesiones de las aplicaciones que abrió con ella han finalizado. En un equipo compartido, cierre también el navegador.',
  toDashboard: 'Ir a su panel',
  signInAgain: 'Volver a iniciar sesión',
} satisfies Translation<typeof english>;
