import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Datos de demostración',
  about: 'Organizaciones de ejemplo con 30 días de historial para probar Gatehouse.',
  contents: 'Contenido',
  contentsAbout:
    'Todo está marcado como datos de demostración. Sus propias organizaciones y cuentas no forman parte de ellos.',
  organizations: 'Organizaciones',
  people: 'Cuentas',
  applications: 'Aplicaciones',
  connections: 'Conexiones',
  signIns: 'Inicios de sesión',
  loading: 'Cargando: {done, number} de {total, number} organizaciones están listas.',
  removing: 'Eliminando: {done, number} de {total, number} organizaciones se han borrado.',
  mayLeave: 'Esto se ejecuta en segundo plano. Puede salir de esta página.',
  removal: 'Eliminar los datos de demostración',
  removalAbout: 'Hágalo antes de usar Gatehouse para su propia organización.',
  keepsSuperadmin:
    'El superadministrador de demostración se conserva porque no hay otro. Cree el suyo con el comando create-superadmin. Después, elimine de nuevo los datos de demostración.',
  open: 'Eliminar los datos de demostración…',
  confirm:
    '¿Eliminar {organizations, plural, one {# organización} other {# organizaciones}} y {people, plural, one {# cuenta} other {# cuentas}}?',
  effect:
    'Se borran definitivamente, con sus sesiones, conexiones, aplicaciones y registros de auditoría. Se conservan las organizaciones a las que se unieron otros usuarios.',
  remove: 'Eliminar los datos de demostración',
  notRemoved: 'No se pudieron eliminar los datos de demostración.',
  none: 'No hay datos de demostración cargados',
  loadAgain: 'El comando load-demo-data los carga.',
  onlySuperadmin:
    'Solo queda el superadministrador de demostración. Su contraseña es pública. Cree su propio superadministrador con el comando create-superadmin y ejecute después remove-demo-data.',
} satisfies Translation<typeof english>;
