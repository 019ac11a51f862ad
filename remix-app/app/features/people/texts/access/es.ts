import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  why: 'Motivo del acceso',
  whyAbout: 'El rol y las aplicaciones de este usuario, cada uno con su motivo.',
  role: 'Rol: {name}',
  roleNotInForce: 'Rol: {name} (otro rol tiene prioridad)',
  application: 'Aplicación: {name}',
  ownRole: 'Asignado al usuario',
  everybody: 'Para toda la organización',
  assigned: 'Asignada al usuario',
  moreAccess: 'Hay más accesos de los que muestra esta lista.',
  groups: 'Grupos',
  groupsAbout: 'Grupos de este usuario. Una ruta muestra los grupos que llevan a un grupo.',
  noGroups: 'Este usuario no está en ningún grupo.',
  ofDirectory: 'Del directorio {directory}',
  moreGroups: 'Hay más grupos de los que muestra esta lista.',
} satisfies Translation<typeof english>;
