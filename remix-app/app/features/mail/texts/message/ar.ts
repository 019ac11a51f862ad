import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  outbox: 'صندوق الصادر',
  to: 'إلى',
  status: 'الحالة',
  created: 'تاريخ الإنشاء',
  sent: 'تاريخ الإرسال',
  masked: 'الروابط مخفية',
  maskedAbout: 'تعمل روابط هذه الرسالة باسم المستلم. يتطلب عرضها إعادة المصادقة. ويسجّل سجل التدقيق ذلك.',
  showLinks: 'عرض الروابط',
  links: 'روابط هذه الرسالة',
  linksAbout: 'تعمل الروابط باسم المستلم. افتحها في نافذة خاصة لتبقى مسجّل الدخول هنا.',
  removed: 'حُذف نص هذه الرسالة بعد انتهاء مدة الاحتفاظ به.',
  message: 'الرسالة',
  plainText: 'نص عادي',
} satisfies Translation<typeof english>;
