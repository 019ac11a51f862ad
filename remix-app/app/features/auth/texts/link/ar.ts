import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'هل هذا الحساب لك؟',
  afterwards: 'بعد ذلك، ستسجّل الدخول من دونها.',
  account: 'الحساب <b>{email}</b>',
  link: 'ربط الحساب وتسجيل الدخول',
  otherMethod: 'تسجيل الدخول بطريقة أخرى',
  over: 'لم يعد تسجيل الدخول هذا صالحًا',
  overAbout: 'استغرق وقتًا طويلًا، أو اكتمل بالفعل، أو بدأ في متصفح آخر. سجّل الدخول مجددًا.',
  toSignIn: 'العودة إلى صفحة تسجيل الدخول',
} satisfies Translation<typeof english>;
