import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'طلبات هذا التطبيق التي فشلت. يرى المطوّرون الرمز نفسه في error_uri.',
  problem: 'المشكلة',
  compared: 'القيم المقارَنة',
  fix: 'كيفية الحل',
  time: 'الوقت',
  found: 'الموجود: {value}',
  expected: 'المتوقع: {value}',
  nothing: 'لا يوجد',
  count:
    '{count, plural, zero {(# مرة)} one {(مرة واحدة)} two {(مرتان)} few {(# مرات)} many {(# مرة)} other {(# مرة)}}',
  open: 'فتح الإعداد',
  reference: 'الرقم المرجعي',
  none: 'لا توجد مشكلات في تسجيل الدخول',
  noneAbout: 'تظهر هنا طلبات هذا التطبيق الفاشلة مع سببها.',
} satisfies Translation<typeof english>;
