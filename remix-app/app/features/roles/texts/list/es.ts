import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Roles',
  about:
    'Los roles definen lo que pueden hacer los usuarios. Una organización puede crear sus propios roles además de los integrados.',
  newRole: 'Nuevo rol',
  empty: 'No hay roles',
  emptyHelp: 'Los roles aparecen aquí.',
  forAdmins: 'Cada organización crea sus propios roles. Los administradores de la organización los ven aquí.',
  adminAbout: 'Administra la organización.',
  adminMay: 'Todos los permisos de la organización',
  userAbout: 'Inicia sesión y administra su propia cuenta.',
  userMay: 'Cuenta y dispositivos propios',
  role: 'Rol',
  kind: 'Tipo',
  custom: 'Personalizado',
  builtIn: 'Integrado',
  permissions: 'Permisos',
  users: 'Usuarios',
  changed: 'Modificado',
} satisfies Translation<typeof english>;
