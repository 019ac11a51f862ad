import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'تأكيد هويتك',
  about: 'يتطلب هذا التغيير إعادة المصادقة. تُحفظ مدخلاتك، ولن تُسأل مجددًا لمدة خمس دقائق.',
  forApplication: 'يطلب التطبيق عاملك الثاني.',
  forMove: 'تستخدم هذه الجلسة الآن من شبكة أو متصفح غير ما سجّلت الدخول منه. تشترط مؤسستك إعادة المصادقة.',
  signOut: 'تسجيل الخروج',
  cancel: 'إلغاء والعودة',
  nothing: 'لا يوجد ما يلزم تأكيده',
  nothingAbout: 'اكتمل التغيير أو أُلغي.',
  toDashboard: 'الانتقال إلى لوحة المعلومات',
  signedInAs: 'سُجّل الدخول باسم <b>{email}</b>',
  password: 'كلمة المرور',
  confirm: 'تأكيد',
  confirmByCode: 'التأكيد بالرمز',
  code: 'رمز تطبيق المصادقة',
  usePasskey: 'استخدام مفتاح مرور',
  signInAgainAbout: 'ليس لحسابك كلمة مرور ولا مفتاح مرور. سجّل الدخول مجددًا بطريقتك المعتادة، ثم كرر التغيير.',
  signInAgain: 'تسجيل الدخول مجددًا',
} satisfies Translation<typeof english>;
