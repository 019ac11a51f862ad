import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject:
    'تنتهي صلاحية شهادة أحد تطبيقات SAML {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
  signingNamed:
    'تنتهي صلاحية شهادة التوقيع للتطبيق «{application}» {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}.',
  signing:
    'تنتهي صلاحية شهادة التوقيع لأحد تطبيقات SAML لديك {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}.',
  signingEffect: 'بعد ذلك قد تُرفض طلبات التطبيق الموقّعة، بما فيها طلبات تسجيل الخروج.',
  encryptionNamed:
    'تنتهي صلاحية شهادة التشفير للتطبيق «{application}» {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}.',
  encryption:
    'تنتهي صلاحية شهادة التشفير لأحد تطبيقات SAML لديك {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}.',
  encryptionEffect: 'بعد ذلك قد يتعذر على التطبيق فك تشفير التأكيدات الواردة من Gatehouse.',
  automatic:
    'يقرأ Gatehouse البيانات الوصفية للتطبيق يوميًا ويضيف الشهادة الجديدة تلقائيًا. اطلب من مسؤول التطبيق نشرها.',
  manual:
    'اطلب الشهادة الجديدة من مسؤول التطبيق وأضفها قبل انتهاء صلاحية القديمة. يقبل Gatehouse الشهادتين خلال فترة التبديل.',
  action: 'فتح الشهادات',
} satisfies Translation<typeof english>;
