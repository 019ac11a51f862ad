import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'تسجيل الدخول',
  signInAgain: 'تسجيل الدخول مجددًا',
  toContinue: 'للمتابعة إلى <b>{application}</b>',
  notAMember: 'ينتمي هذا التطبيق إلى مؤسسة غير مؤسسة {email}. سجّل الدخول بحساب من تلك المؤسسة.',
  notAssigned: 'هذا التطبيق غير مُسنَد إلى <b>{email}</b>. اسأل المسؤول لديك أو استخدم حسابًا آخر.',
  confirmPasskey: 'التأكيد بمفتاح المرور',
  riskFactor:
    'هذه الجلسة غير معتادة لحسابك. تطلب مؤسستك تطبيق المصادقة أو مفتاح المرور للدخول إلى <b>{application}</b>.',
  riskPasskey: 'هذه الجلسة غير معتادة لحسابك. تطلب مؤسستك مفتاح المرور للدخول إلى <b>{application}</b>.',
  riskSignIn: 'هذه الجلسة غير معتادة لحسابك، لذلك تطلب مؤسستك تسجيل دخول جديدًا إلى <b>{application}</b>.',
  confirmFactor: 'التأكيد بالعامل الثاني',
  continue: 'متابعة',
  cancel: 'إلغاء والعودة إلى {application}',
  over: 'لم يعد تسجيل الدخول هذا صالحًا',
  overAbout: 'استغرق وقتًا طويلًا أو اكتمل بالفعل. عُد إلى التطبيق وسجّل الدخول مجددًا.',
  toStart: 'الانتقال إلى صفحة البداية',
} satisfies Translation<typeof english>;
