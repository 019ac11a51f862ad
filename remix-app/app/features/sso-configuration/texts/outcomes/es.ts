import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  open: 'Sin finalizar',
  linkRequired: 'Contraseña solicitada',
  passed: 'Superada',
  signedIn: 'Sesión iniciada',
  failed: 'Error',
  denied: 'Acceso denegado',
} satisfies Translation<typeof english>;
