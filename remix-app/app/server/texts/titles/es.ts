import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  '/login': 'Iniciar sesión',
  '/login/second-factor': 'Segundo paso',
  '/forgot-password': 'Contraseña olvidada',
  '/reset-password': 'Elegir una nueva contraseña',
  '/confirm': 'Confirme su identidad',
  '/confirm-email': 'Confirme su dirección',
  '/not-me': 'Notificar un inicio de sesión',
  '/unsubscribe': 'Cancelar la suscripción',
  '/display': 'Panel en vivo',
  '/docs/sign-in-problems': 'Problemas de inicio de sesión',
  '/docs/sign-in-problems/:code': 'Problema de inicio de sesión',
} satisfies Translation<typeof english>;
