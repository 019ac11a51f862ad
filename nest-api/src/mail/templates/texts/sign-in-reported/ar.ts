import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'أبلغ مستخدم عن تسجيل دخول إلى حسابه',
  about: 'أبلغ {email} أن أحد تسجيلات الدخول إلى حسابه ليس منه.',
  noPassword: 'لا توجد لديه كلمة مرور يمكن إعادة تعيينها.',
  suspended:
    'العوامل التي أُعدّت على الجهاز ولم تعد تعمل: {count}. إذا لم يكن لدى المستخدم عامل آخر، فتحقق من هويته وأعد تعيين عوامله.',
  done: 'سُجّل خروج الجهاز ولم يعد معروفًا للحساب.',
  next: 'تواصل مع المستخدم. إذا كان يسجّل الدخول عبر موفر هوية، فأمّن حسابه هناك.',
  action: 'فتح المستخدم',
} satisfies Translation<typeof english>;
