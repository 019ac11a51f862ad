import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  connect: 'ربط جهاز',
  connectAbout: 'أدخل الرمز الذي يعرضه جهازك.',
  code: 'الرمز',
  continue: 'متابعة',
  signInTo: 'هل تريد تسجيل الدخول إلى {application} على جهازك؟',
  shown: 'يعرض جهازك',
  warning:
    'لا تسمح بذلك إلا إذا كان الجهاز أمامك وبدأت تسجيل الدخول هذا بنفسك. إذا أرسل إليك شخص ما هذا الرمز، فإنه يريد تسجيل الدخول باسمك.',
  allowed: 'تم تسجيل دخول جهازك',
  allowedAbout: 'عُد إلى جهازك. سيتابع خلال بضع ثوانٍ.',
  denied: 'لم يُسجَّل دخول الجهاز',
  deniedAbout: 'لم يعد الرمز صالحًا.',
  toConnected: 'التطبيقات المتصلة',
  toDashboard: 'الانتقال إلى لوحة المعلومات',
} satisfies Translation<typeof english>;
