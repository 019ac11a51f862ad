import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Permisos',
  about: 'Los permisos de cada rol. El servidor comprueba cada solicitud con esta tabla.',
  table: 'Roles y sus permisos',
  permission: 'Permiso',
  yes: 'Sí',
  no: 'No',
} satisfies Translation<typeof english>;
