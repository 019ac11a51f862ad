import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'Inicie sesión para abrir esta página.',
  permission:
    '{count, plural, one {Su rol no tiene el permiso {permissions}.} many {Su rol no tiene ninguno de estos permisos: {permissions}.} other {Su rol no tiene ninguno de estos permisos: {permissions}.}}',
  admins: 'Solo los administradores pueden abrir esto.',
  superadmins: 'Solo los superadministradores pueden abrir esto.',
  notActivated: 'Disponible cuando se active su cuenta.',
} satisfies Translation<typeof english>;
