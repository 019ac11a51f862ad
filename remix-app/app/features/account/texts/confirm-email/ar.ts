import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  changed: 'تم تغيير عنوانك',
  changedAbout: 'أكّد العنوانان التغيير. سجّل الدخول بالعنوان الجديد من الآن فصاعدًا.',
  waits: 'تأكيد إضافي مطلوب',
  waitsAbout: 'أكّد هذا العنوان التغيير. افتح الآن الرابط في الرسالة المرسلة إلى العنوان الآخر.',
  deadLink: 'هذا الرابط لا يعمل',
  deadLinkAbout: 'هذا الرابط غير مكتمل أو انتهت صلاحيته أو استُخدم من قبل.',
  title: 'تأكيد تغيير العنوان',
  about: 'يؤكد هذا التغيير للعنوان الذي تلقى الرسالة.',
  confirm: 'تأكيد',
  toSettings: 'الانتقال إلى إعداداتي',
} satisfies Translation<typeof english>;
