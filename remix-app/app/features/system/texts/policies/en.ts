export default {
  all: '{roles} can read and change: {rows}',
  select: '{roles} can read: {rows}',
  insert: '{roles} can add: {rows}',
  update: '{roles} can change: {rows}',
  delete: '{roles} can remove: {rows}',
  written: '{policy}; written rows: {rows}',
  everyRow: 'all rows',
  noRow: 'no rows',
  tenantRows: 'rows of the current tenant',
  rowsWhere: 'rows where {expression}',
  currentTenant: 'the current tenant',
} as const;
