import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'العمليات والبيانات وتسجيلات الدخول الحالية. <again>تحديث</again>',
  empty: 'تظهر المخططات هنا بعد أول تسجيل دخول.',
  drawn: 'مخطط: {title}',
  download: 'تنزيل «{title}» بصيغة SVG',
  asList: 'عرض كقائمة',
  boxes: '{column}: {boxes}',
  box: '{label} ({note})',
  none: 'لا يوجد',
} satisfies Translation<typeof english>;
