import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signingOut: 'Cerrando la sesión',
  signedOut: 'Ha cerrado la sesión',
  onItsWay:
    'Ha cerrado la sesión aquí. Gatehouse cierra ahora, una tras otra, las sesiones de las aplicaciones que ha usado y la de su proveedor de identidad.',
  continue: 'Continuar',
  continueNow: 'Continuar sin esperar',
  waiting: '{name}: sin respuesta por ahora',
  signedOutOf: '{name}: sesión cerrada',
  failed: '{name}: cierre de sesión sin confirmar. Cierre el navegador para mayor seguridad.',
  notSupported: '{name}: no admite el cierre de sesión desde aquí. Cierre la sesión en la aplicación.',
  identityProvider: '{name} (proveedor de identidad)',
  ofProvider: 'Cerrar también la sesión en {provider}',
  signInAgain: 'Volver a iniciar sesión',
} satisfies Translation<typeof english>;
