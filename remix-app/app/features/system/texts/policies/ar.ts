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
  tenantRows: 'صفوف المستأجر الحالي',
  rowsWhere: 'الصفوف حيث {expression}',
  currentTenant: 'المستأجر الحالي',
} satisfies Translation<typeof english>;
