import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'سيصبح تسجيل الدخول الموحّد مطلوبًا قريبًا',
  about:
    'تشترط مؤسستك تسجيل الدخول الموحّد ابتداءً من {at}. عندها لن تعمل كلمات المرور ومفاتيح المرور للأعضاء.',
  next: 'تعرض الإعدادات من لا يزال يستخدم كلمة المرور. اطلب من هؤلاء المستخدمين استخدام تسجيل الدخول الموحّد من الآن.',
  action: 'عرض من لا يزال يستخدم كلمة المرور',
} satisfies Translation<typeof english>;
