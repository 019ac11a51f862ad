import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  views: 'طرق العرض',
  saved: 'طرق العرض المحفوظة',
  all: 'كل الصفوف',
  isDefault: 'افتراضي',
  none: 'تظهر طرق العرض المحفوظة هنا. صفِّ القائمة أو رتّبها، ثم احفظها باسم.',
  edit: 'تعديل {name}',
  name: 'الاسم',
  rename: 'إعادة التسمية',
  replace: 'حفظ عوامل التصفية الحالية',
  makeDefault: 'فتح القائمة بطريقة العرض هذه',
  noDefault: 'فتح القائمة دون طريقة العرض هذه',
  delete: 'حذف طريقة العرض',
  saveCurrent: 'حفظ عوامل التصفية الحالية',
  save: 'حفظ طريقة العرض',
} satisfies Translation<typeof english>;
