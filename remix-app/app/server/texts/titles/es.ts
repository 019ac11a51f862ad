import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  '/login': 'Iniciar sesión',
  '/login/second-factor': 'Segundo paso',
  '/forgot-password': 'Contraseña olvidada',
  '/reset-password': 'Elegir una nueva contraseña',
} satisfies Translation<typeof english>;
