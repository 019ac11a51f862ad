import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  views: 'Vistas',
  saved: 'Vistas guardadas',
  all: 'Todas las filas',
  isDefault: 'Predeterminada',
  none: 'Aquí aparecen las vistas guardadas. Filtre u ordene la lista y guárdela con un nombre.',
  edit: 'Editar {name}',
  name: 'Nombre',
  rename: 'Cambiar nombre',
  replace: 'Guardar los filtros actuales',
  makeDefault: 'Abrir la lista con esta vista',
  noDefault: 'Abrir la lista sin esta vista',
  delete: 'Eliminar vista',
  saveCurrent: 'Guardar los filtros actuales',
  save: 'Guardar vista',
} satisfies Translation<typeof english>;
