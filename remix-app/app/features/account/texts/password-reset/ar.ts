import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  forgot: 'هل نسيت كلمة المرور؟',
  forgotAbout: 'أدخل العنوان الذي تسجّل الدخول به. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  email: 'البريد الإلكتروني',
  send: 'أرسل إليّ رابطًا',
  sent: 'تحقق من بريدك',
  sentAbout:
    'إذا كان لـ <b>{email}</b> حساب، فستصلك رسالة بها رابط. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  notArrived:
    'إذا لم تصل أي رسالة خلال بضع دقائق، فتحقق من مجلد البريد غير المرغوب فيه أو <link>جرّب عنوانًا آخر</link>.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  choose: 'اختيار كلمة مرور جديدة',
  chooseAbout: 'يسجّل هذا دخولك هنا ويسجّل خروجك من كل مكان آخر.',
  save: 'حفظ وتسجيل الدخول',
  deadLink: 'هذا الرابط لا يعمل',
  deadLinkAbout: 'هذا الرابط غير مكتمل أو انتهت صلاحيته أو استُخدم من قبل.',
  newLink: 'طلب رابط جديد',
} satisfies Translation<typeof english>;
