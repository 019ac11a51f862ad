import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superAdmin: 'Superadministrador',
  admin: 'Administrador',
  user: 'Usuario',
  enrolledOf: '{enrolled, number} de {total, number}, {share}',
  organization: 'Organización',
  actions: 'Acciones',
} satisfies Translation<typeof english>;
