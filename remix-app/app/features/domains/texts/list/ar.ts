import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'النطاقات',
  aboutAll: 'نطاقات البريد الإلكتروني لجميع المؤسسات وحالة التحقق منها.',
  about:
    'نطاقات البريد الإلكتروني لمؤسستك. يوجّه النطاق الموثّق المستخدمين إلى موفّر الهوية الخاص بمؤسستك عند تسجيل الدخول.',
  claim: 'المطالبة بنطاق',
  show: 'عرض',
  anyStatus: 'أي حالة',
  status: 'الحالة',
  domain: 'النطاق',
  organization: 'المؤسسة',
  deleted: 'محذوفة',
  signInMethod: 'طريقة تسجيل الدخول',
  password: 'كلمة المرور',
  joining: 'الانضمام',
  lastCheck: 'آخر فحص',
  notYet: 'ليس بعد',
  noMatch: 'لا توجد نطاقات مطابقة',
  noMatchHelp: 'جرّب حالة أو مؤسسة أخرى، أو <link>اعرض الكل</link>.',
  empty: 'لا توجد نطاقات بعد',
  claimFirst: 'المطالبة بأول نطاق',
  emptyHelp:
    'طالِب بنطاق عناوين بريدك الإلكتروني وتحقّق منه بسجل DNS واحد. سيرى المستخدمون الذين لديهم عنوان في هذا النطاق تسجيل الدخول الخاص بشركتك.',
} satisfies Translation<typeof english>;
