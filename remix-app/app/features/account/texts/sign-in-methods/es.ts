import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pwd: 'contraseña',
  otp: 'código',
  passkey: 'llave de acceso',
  fed: 'inicio de sesión único',
  email: 'correo electrónico',
  other: 'otro método',
} satisfies Translation<typeof english>;
