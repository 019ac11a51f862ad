import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  count:
    'مرجع الواجهة البرمجية (API): {count, plural, zero {لا توجد عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}} في هذا التثبيت. <link>مستند OpenAPI</link>',
  matches:
    'مرجع الواجهة البرمجية (API): {count, plural, zero {لا توجد عمليات مطابقة} one {عملية مطابقة واحدة} two {عمليتان مطابقتان} few {# عمليات مطابقة} many {# عملية مطابقة} other {# عملية مطابقة}}. <link>مستند OpenAPI</link>',
  placeholder: 'المسار أو الاسم أو الوصف',
  noMatch: 'لا توجد عمليات مطابقة',
  noMatchAbout: 'يجب أن ترد كل كلمة في المسار أو الاسم أو الوصف.',
  showAll: 'عرض الكل',
  subjects: 'المواضيع',
  allOperations: 'جميع العمليات',
  path: 'المسار',
  access: 'الوصول',
  name: 'معرّف العملية',
  security: 'الأمان',
  reauthentication: 'يتطلب إعادة المصادقة خلال الدقائق القليلة الماضية',
  tryIt: 'جرّبها',
  responses: 'الاستجابات',
  errors: 'الأخطاء',
  errorsAbout: 'مستندات المشكلات (RFC 9457). رموزها ثابتة.',
  snippet: 'مثال: {label}',
  pathParameters: 'معاملات المسار',
  queryParameters: 'معاملات الاستعلام',
  body: 'متن الطلب',
  noBody: 'بلا متن استجابة',
  exampleOf: 'مثال على {status}',
  related: 'عمليات ذات صلة',
  noFields: 'لا يحدد العقد أي حقول.',
  required: 'مطلوب',
  optional: 'اختياري',
  pattern: 'النمط: {pattern}',
} satisfies Translation<typeof english>;
