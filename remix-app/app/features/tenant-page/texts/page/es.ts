import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  sections: 'Secciones del inquilino',
  edit: 'Editar',
  activate: 'Activar el inquilino',
  invite: 'Invitar usuarios',
  restore: 'Restaurar el inquilino',
  deleted: 'Eliminado',
  deletedAt:
    'Eliminado <deleted></deleted>. Sus datos se borran <erased></erased>. Hasta entonces puede restaurarlo.',
  pending: 'Pendiente de activación',
  pendingAbout:
    'Los miembros pueden iniciar sesión y leerlo todo. No pueden cambiar nada hasta que usted active el inquilino. Entonces empieza su periodo de prueba.',
  created: 'Creado {when}',
} satisfies Translation<typeof english>;
