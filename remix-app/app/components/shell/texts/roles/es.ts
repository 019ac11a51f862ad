import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'Superadministrador',
  admin: 'Administrador',
  user: 'Usuario',
} satisfies Translation<typeof english>;
