import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{roles} puede leer y cambiar: {rows}',
  select: '{roles} puede leer: {rows}',
  insert: '{roles} puede añadir: {rows}',
  update: '{roles} puede cambiar: {rows}',
  delete: '{roles} puede eliminar: {rows}',
  written: '{policy}; filas escritas: {rows}',
  everyRow: 'todas las filas',
  noRow: 'ninguna fila',
  tenantRows: 'filas del inquilino actual',
  rowsWhere: 'filas donde {expression}',
  currentTenant: 'el inquilino actual',
} satisfies Translation<typeof english>;
