import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  ofDay: '{day}: ناجحة {succeeded, number}، فاشلة {failed, number}',
  zone: 'الأيام حسب المنطقة الزمنية {zone}',
  asTable: 'عرض كجدول',
  day: 'اليوم',
  succeeded: 'ناجحة',
  failed: 'فاشلة',
  previous: 'الفترة السابقة',
} satisfies Translation<typeof english>;
