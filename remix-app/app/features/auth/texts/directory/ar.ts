import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'تسجيل الدخول بدليل شركتك',
  about:
    'أدخل اسم المستخدم وكلمة المرور الخاصين بدليل مؤسستك. يمرّر Gatehouse كلمة المرور إلى الدليل ولا يحفظها.',
  username: 'البريد الإلكتروني أو اسم المستخدم',
  password: 'كلمة مرور الدليل',
  signIn: 'تسجيل الدخول',
  enterUsername: 'أدخل بريدك الإلكتروني أو اسم المستخدم',
  aboutOf:
    'أدخل اسم المستخدم وكلمة المرور الخاصين بدليل {organization}. يمرّر Gatehouse كلمة المرور إلى الدليل ولا يحفظها.',
} satisfies Translation<typeof english>;
