import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{roles} kann lesen und ändern: {rows}',
  select: '{roles} kann lesen: {rows}',
  insert: '{roles} kann hinzufügen: {rows}',
  update: '{roles} kann ändern: {rows}',
  delete: '{roles} kann entfernen: {rows}',
  written: '{policy}; geschriebene Zeilen: {rows}',
  everyRow: 'alle Zeilen',
  noRow: 'keine Zeilen',
  tenantRows: 'Zeilen des aktuellen Mandanten',
  rowsWhere: 'Zeilen mit {expression}',
  currentTenant: 'der aktuelle Mandant',
} satisfies Translation<typeof english>;
