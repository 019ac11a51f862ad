import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signingOut: 'جارٍ تسجيل خروجك',
  signedOut: 'لقد سجّلت الخروج',
  onItsWay:
    'لقد سجّلت الخروج من هنا. يسجّل Gatehouse الآن خروجك من التطبيقات التي استخدمتها ومن موفّر الهوية، واحدًا تلو الآخر.',
  continue: 'متابعة',
  continueNow: 'المتابعة دون انتظار',
  waiting: '{name}: لا استجابة بعد',
  signedOutOf: '{name}: تم تسجيل الخروج',
  failed: '{name}: لم يُؤكَّد تسجيل الخروج. أغلق متصفحك للاطمئنان.',
  notSupported: '{name}: تسجيل الخروج من هنا غير مدعوم. سجّل الخروج من التطبيق نفسه.',
  identityProvider: '{name} (موفّر الهوية)',
  ofProvider: 'تسجيل الخروج من {provider} أيضًا',
  signInAgain: 'تسجيل الدخول مجددًا',
} satisfies Translation<typeof english>;
