import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signOutOfBoth: 'هل تريد تسجيل الخروج من {application} ومن Gatehouse؟',
  signOutOf: 'هل تريد تسجيل الخروج من Gatehouse؟',
  about: 'لقد سجّلت الدخول باسم <b>{email}</b>. يؤدي تسجيل الخروج إلى إنهاء جلستك هنا وفي كل تطبيق فتحته بها.',
  stay: 'البقاء مسجّل الدخول',
  signOut: 'تسجيل الخروج',
  signedOut: 'لقد سجّلت الخروج',
  nobody: 'لا يوجد مستخدم مسجّل الدخول إلى Gatehouse في هذا المتصفح.',
  signIn: 'تسجيل الدخول',
  stillSignedIn: 'ما زلت مسجّل الدخول',
  stillSignedInAbout: 'ما زالت جلستك في Gatehouse نشطة.',
  signedOutAbout:
    'انتهت جلستك في Gatehouse وجلسات التطبيقات التي فتحتها بها. على جهاز مشترك، أغلق المتصفح أيضًا.',
  toDashboard: 'الانتقال إلى لوحة المعلومات',
  signInAgain: 'تسجيل الدخول مجددًا',
} satisfies Translation<typeof english>;
