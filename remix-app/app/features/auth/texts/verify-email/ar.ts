import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  check: 'تحقق من بريدك الإلكتروني',
  sentTo:
    'أرسلنا رسالة إلى <b>{email}</b>. توضّح الرسالة الخطوة التالية. تنتهي صلاحية الرابط بعد {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  sent: 'أرسلنا إليك رسالة. توضّح الرسالة الخطوة التالية. تنتهي صلاحية الرابط بعد {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  notThere:
    'إذا لم تصل خلال بضع دقائق، فتحقق من مجلد البريد غير المرغوب فيه. إذا كُتب العنوان بشكل خاطئ، <link>فأنشئ الحساب مجددًا</link>.',
  confirm: 'أكّد عنوان بريدك الإلكتروني',
  confirmAbout: 'يؤدي ذلك إلى إنشاء مؤسستك وتسجيل دخولك بصفتك أول مسؤول فيها.',
  confirmAction: 'تأكيد ومتابعة',
  dead: 'هذا الرابط لا يعمل',
  deadAbout: 'الرابط غير مكتمل أو استُخدم بالفعل. اطلب رابطًا جديدًا.',
  deadNext: '<signUp>أنشئ الحساب مجددًا</signUp>، أو <signIn>سجّل الدخول</signIn> إذا كنت قد أكّدت عنوانك.',
} satisfies Translation<typeof english>;
