import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tenantsByStatus: '{count, plural, one {# inquilino} other {# inquilinos}} por estado',
  allTenants: 'Todos los inquilinos',
  noTenant: 'Los inquilinos aparecen aquí cuando los crea. <a>Crear el primer inquilino</a>',
  openRequests: 'Solicitudes abiertas',
  allRequests: 'Todas las solicitudes',
  noRequests: 'Las solicitudes abiertas de planes y productos aparecen aquí.',
  request: '{organization} solicita {wish}',
  noSignIns:
    'El número de inicios de sesión correctos y fallidos aparece aquí cuando los usuarios inician sesión.',
  newTenant: 'Nuevo inquilino',
} satisfies Translation<typeof english>;
