import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  verified: 'تم التحقق من حسابك',
  closes: 'تُغلق هذه النافذة تلقائيًا.',
  staysOpen: 'إذا بقيت مفتوحة، <link>فتابع من هنا</link>.',
  failed: 'لم يُسجَّل دخولك',
  signUp: 'إنشاء حساب',
  toSignIn: 'العودة إلى صفحة تسجيل الدخول',
  arrived: 'يطلب موفّر الهوية تسجيل دخولك',
  arrivedAbout:
    'لقد سجّلت الدخول باسم <b>{email}</b>. إذا تابعت، فستنتهي تلك الجلسة ويبدأ موفّر الهوية جلسة جديدة. إذا لم تبدأ تسجيل الدخول هذا، فابقَ في جلستك الحالية.',
  arrive: 'المتابعة عبر موفّر الهوية',
  stay: 'البقاء مسجّل الدخول',
} satisfies Translation<typeof english>;
