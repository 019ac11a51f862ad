import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Iniciar sesión con el directorio de su empresa',
  about:
    'Introduzca su nombre de usuario y contraseña del directorio de su organización. Gatehouse transmite la contraseña al directorio y no la guarda.',
  username: 'Correo o nombre de usuario',
  password: 'Contraseña del directorio',
  signIn: 'Iniciar sesión',
  enterUsername: 'Introduzca su correo o nombre de usuario',
  aboutOf:
    'Introduzca su nombre de usuario y contraseña del directorio de {organization}. Gatehouse transmite la contraseña al directorio y no la guarda.',
} satisfies Translation<typeof english>;
