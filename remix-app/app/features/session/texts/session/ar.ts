import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  idle: 'هل ما زلت هنا؟',
  idleAbout: 'لم يُسجَّل أي نشاط منذ فترة. سيُسجَّل خروجك خلال {time}.',
  stay: 'البقاء مسجّل الدخول',
  total: 'جلستك على وشك الانتهاء',
  totalAbout:
    'تبلغ جلستك مدتها القصوى خلال {time}. أدخل كلمة المرور للمتابعة. تبقى تغييراتك في هذه الصفحة محفوظة.',
  totalSoon: 'ستبلغ جلستك مدتها القصوى خلال {time}.',
  seconds:
    '{count, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  close: 'إغلاق',
  signOut: 'تسجيل الخروج',
  ended: 'انتهت جلستك',
  endedAbout: 'سجّل الدخول مجددًا للمتابعة. تبقى تغييراتك في هذه الصفحة محفوظة.',
  discard: 'تجاهل التغييرات',
  other: 'سُجّل الدخول في هذا المتصفح إلى حساب آخر أو مؤسسة أخرى',
  otherAbout:
    'فتحت هذه الصفحة باسم {first}. وفي علامة تبويب أخرى، سُجّل الدخول في هذا المتصفح باسم {now}. لم يُحفظ شيء.',
  otherSave:
    'تبقى تغييراتك في هذه الصفحة محفوظة. لحفظها، <link>سجّل الدخول باسم {email} في علامة تبويب أخرى</link>.',
  continueAs: 'تجاهل التغييرات والمتابعة باسم {email}',
  keepOpen: 'إبقاء هذه الصفحة مفتوحة',
  nowSignedIn: 'سُجّل الدخول في هذا المتصفح الآن باسم {email}.',
  nowSignedInTo: 'سُجّل الدخول في هذا المتصفح الآن باسم {email} في {organization}.',
  signedInAs: 'مسجّل الدخول باسم <b>{email}</b>',
  password: 'كلمة المرور',
  signInAgain: 'تسجيل الدخول مجددًا',
  authenticationFailed: 'فشلت المصادقة',
  enterRecoveryCode: 'أدخل أحد رموز الاسترداد. يُستخدم كل رمز مرة واحدة فقط.',
  enterCode: 'أدخل الرمز من تطبيق المصادقة.',
  confirmWithPasskey: 'أكّد باستخدام مفتاح المرور على هذا الجهاز أو هاتفك.',
  emergencyCode: 'رمز الطوارئ',
  enterEmergencyCode: 'أدخل أحد رموز الطوارئ الخاصة بمؤسستك.',
  recoveryCode: 'رمز الاسترداد',
  code: 'رمز من ستة أرقام',
  usePasskey: 'استخدام مفتاح المرور',
  useFactor: 'استخدام تطبيق المصادقة أو مفتاح المرور',
  useRecoveryCode: 'هل فقدت جهازك؟ استخدم رمز استرداد',
  continue: 'متابعة',
} satisfies Translation<typeof english>;
