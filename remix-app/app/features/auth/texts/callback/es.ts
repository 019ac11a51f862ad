import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  verified: 'Su cuenta está verificada',
  closes: 'Esta ventana se cierra automáticamente.',
  staysOpen: 'Si permanece abierta, <link>continúe aquí</link>.',
  failed: 'No ha iniciado sesión',
  signUp: 'Registrarse',
  toSignIn: 'Volver a la página de inicio de sesión',
  arrived: 'Su proveedor de identidad solicita iniciar su sesión',
  arrivedAbout:
    'Ha iniciado sesión como <b>{email}</b>. Si continúa, esa sesión finaliza y su proveedor de identidad inicia una nueva. Si no ha empezado este inicio de sesión, mantenga la sesión actual.',
  arrive: 'Continuar con mi proveedor de identidad',
  stay: 'Mantener la sesión abierta',
} satisfies Translation<typeof english>;
