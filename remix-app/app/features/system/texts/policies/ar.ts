import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: 'يمكن لـ {roles} قراءة وتغيير: {rows}',
  select: 'يمكن لـ {roles} قراءة: {rows}',
  insert: 'يمكن لـ {roles} إضافة: {rows}',
  update: 'يمكن لـ {roles} تغيير: {rows}',
  delete: 'يمكن لـ {roles} إزالة: {rows}',
  written: '{policy}؛ الصفوف المكتوبة: {rows}',
  everyRow: 'كل الصفوف',
  noRow: 'لا صفوف',
  tenantRows: 'صفوف المؤسسة الحالية',
  rowsWhere: 'الصفوف حيث {expression}',
  currentTenant: 'المؤسسة الحالية',
} satisfies Translation<typeof english>;
