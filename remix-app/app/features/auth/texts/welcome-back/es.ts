import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Le damos la bienvenida de nuevo',
  about: 'Inicie sesión en su cuenta.',
  signInWith: 'Iniciar sesión con {provider}',
  noAccount: '¿Aún no tiene cuenta? <link>Registrarse</link>',
  ssoStatus: 'Estado del SSO',
  otherMethod:
    'Si su empresa utiliza otro método de inicio de sesión, póngase en contacto con su administrador.',
  ready: 'Disponible',
  byEmail: 'Por correo de trabajo',
  notConfigured: 'Sin configurar',
  unknown: 'Desconocido',
  demo: 'Cuentas de demostración',
  demoAbout: 'Elija una para rellenar su correo electrónico y su contraseña.',
  superadmin: 'Superadministrador',
  admin: 'Administrador de la organización',
  user: 'Usuario',
} satisfies Translation<typeof english>;
