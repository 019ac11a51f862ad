import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'Superadministrador',
  tenantAdmin: 'Administrador',
  tenantUser: 'Usuario',
  active: 'Activo',
  invited: 'Invitado',
  suspended: 'Suspendido',
  blocked: 'Bloqueado en todas partes',
  pending: 'Pendiente',
  expired: 'Caducada',
  accepted: 'Aceptada',
  revoked: 'Revocada',
  ofDirectory: 'Directorio',
  personPages: 'Detalles del usuario',
  sessions: 'Sesiones',
  devices: 'Dispositivos',
  allUsers: 'Todos los usuarios',
  exportData: 'Exportar datos',
  exportDataAbout:
    'Un archivo JSON con lo que se guarda sobre este usuario, para responder a su solicitud. No contiene secretos.',
  signOutEverywhere: 'Cerrar todas las sesiones',
  suspend: 'Suspender',
  reactivate: 'Reactivar',
  never: 'Nunca',
} satisfies Translation<typeof english>;
