import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'لديك حساب بالفعل',
  about:
    'تلقينا طلب تسجيل بعنوان البريد الإلكتروني هذا. لهذا العنوان حساب في Gatehouse بالفعل. لم يُنشأ حساب جديد ولم يتغير حسابك.',
  signIn: 'إذا كنت أنت من طلب ذلك، فسجّل الدخول بكلمة مرورك.',
  action: 'تسجيل الدخول',
  notYou: 'إذا لم تكن أنت، فتجاهل هذه الرسالة. لن يعلم الشخص الآخر أن لديك حسابًا.',
} satisfies Translation<typeof english>;
