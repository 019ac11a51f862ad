import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '¿Es suya esta cuenta?',
  afterwards: 'Después, iniciará sesión sin ella.',
  account: 'Cuenta <b>{email}</b>',
  link: 'Vincular e iniciar sesión',
  otherMethod: 'Iniciar sesión de otra forma',
  over: 'Este inicio de sesión ya no es válido',
  overAbout: 'Tardó demasiado, ya se completó o comenzó en otro navegador. Vuelva a iniciar sesión.',
  toSignIn: 'Volver a la página de inicio de sesión',
} satisfies Translation<typeof english>;
