import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  switchAccount: 'Cambiar de cuenta',
  logout: 'Cerrar sesión',
} satisfies Translation<typeof english>;
