import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  delete: 'حذف',
  confirmName: 'اكتب <b>{name}</b> للتأكيد',
  deletePermanently: 'حذف نهائي',
  disable: 'تعطيل',
  enable: 'تفعيل',
} satisfies Translation<typeof english>;
