import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ربط وكيل ذكاء اصطناعي',
  about:
    'يعثر الوكيل الذي يدعم Model Context Protocol على هذه الواجهة ويعرّف بنفسه ويسأل المستخدم ويحصل على رمز، دون إعداد إضافي.',
  allow: '1. السماح للوكلاء',
  allowed: 'مسموح',
  notAllowed: 'غير مسموح بعد',
  allowAbout: 'اقبل مستندات البيانات الوصفية أو التسجيل المفتوح، واختر هذه الواجهة مع نطاقاتها.',
  openRegistration: 'فتح «تسجيل العملاء»',
  publish: '2. نشر البيانات الوصفية للواجهة',
  address: 'العنوان',
  document: 'البيانات الوصفية (RFC 9728)',
  challenge: '3. رفض الطلبات التي لا تحمل رمزًا صالحًا',
  response: 'الاستجابة',
} satisfies Translation<typeof english>;
