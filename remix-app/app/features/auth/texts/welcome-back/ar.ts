import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'مرحبًا بعودتك',
  about: 'سجّل الدخول إلى حسابك.',
  signInWith: 'تسجيل الدخول باستخدام {provider}',
  noAccount: 'ليس لديك حساب بعد؟ <link>إنشاء حساب</link>',
  ssoStatus: 'حالة الدخول الموحّد (SSO)',
  otherMethod: 'إذا كانت شركتك تستخدم طريقة أخرى لتسجيل الدخول، فتواصل مع المسؤول.',
  ready: 'جاهز',
  byEmail: 'عبر بريد العمل',
  notConfigured: 'غير مُعدّ',
  unknown: 'غير معروف',
  demo: 'حسابات تجريبية',
  demoAbout: 'اختر حسابًا لتعبئة بريده الإلكتروني وكلمة مروره.',
  superadmin: 'مسؤول عام',
  admin: 'مسؤول المؤسسة',
  user: 'مستخدم',
} satisfies Translation<typeof english>;
