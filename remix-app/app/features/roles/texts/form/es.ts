import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  newRole: 'Nuevo rol',
  allRoles: 'Todos los roles',
  name: 'Nombre',
  description: 'Descripción (opcional)',
  permissions: 'Permisos adicionales a la administración de la propia cuenta',
  save: 'Guardar rol',
  create: 'Crear rol',
  delete: 'Eliminar',
  inUse:
    '{count, plural, one {{shown} usuario tiene este rol. Asígnele primero otro rol.} other {{shown} usuarios tienen este rol. Asígneles primero otro rol.}}',
  unused: 'Ningún usuario tiene este rol.',
  deleteButton: 'Eliminar rol',
} satisfies Translation<typeof english>;
