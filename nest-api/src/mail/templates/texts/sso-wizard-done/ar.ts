import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'تم توصيل موفّر الهوية الخاص بك',
  namedBy: 'أعدّ {by} الاتصال «{connection}» عبر رابط الإعداد الذي شاركته. لم يعد الرابط يعمل.',
  named: 'تم إعداد الاتصال «{connection}» عبر رابط الإعداد الذي شاركته. لم يعد الرابط يعمل.',
  unnamedBy: 'أعدّ {by} اتصالًا عبر رابط الإعداد الذي شاركته. لم يعد الرابط يعمل.',
  unnamed: 'تم إعداد اتصال عبر رابط الإعداد الذي شاركته. لم يعد الرابط يعمل.',
  next: 'لا يمكن للأعضاء تسجيل الدخول عبره بعد. اختبر الاتصال ثم فعّله.',
  notYou: 'إذا لم تشارك رابط إعداد، فاحذف الاتصال وراجع سجل التدقيق.',
  action: 'فتح إعدادات تسجيل الدخول الموحّد',
} satisfies Translation<typeof english>;
