import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  broken: 'هذه الدعوة غير صالحة',
  incomplete: 'الرابط غير مكتمل. افتحه مجددًا من البريد الإلكتروني أو اطلب دعوة جديدة.',
  askAgain: '{reason} اطلب دعوة جديدة.',
  signIn: 'تسجيل الدخول',
  join: 'الانضمام إلى {organization}',
  invitedAs: 'أنت مدعو بدور <b>{role}</b> بعنوان البريد الإلكتروني <b>{email}</b>.',
  bySso: 'تستخدم {organization} موفّر هوية خاصًا بها. سجّل الدخول بعنوان البريد هذا للقبول.',
  orPassword: 'أو اختر كلمة مرور',
  orHere: 'أو اقبل هنا',
  toSignIn: 'الانتقال إلى تسجيل الدخول',
  signedIn: 'لقد سجّلت الدخول بالفعل بعنوان البريد هذا.',
  accept: 'قبول الدعوة',
  hasAccount: 'يوجد حساب لعنوان البريد هذا. أدخل كلمة المرور للقبول.',
  endsSession: 'يوجد حساب لعنوان البريد هذا. أدخل كلمة المرور للقبول. ستنتهي جلسة {email} في هذا المتصفح.',
  password: 'كلمة المرور',
  acceptSignIn: 'القبول وتسجيل الدخول',
  noPassword: 'ليست لديك كلمة مرور؟ <link>سجّل الدخول بطريقتك المعتادة</link> ثم افتح هذه الصفحة مجددًا.',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  passwordRule:
    '{count, plural, zero {# حرف على الأقل} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}. عدة كلمات أكثر أمانًا من كلمة واحدة.',
  confirmPassword: 'تأكيد كلمة المرور',
} satisfies Translation<typeof english>;
