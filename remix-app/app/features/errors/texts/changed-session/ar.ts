import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  other: 'لقد سجّلت الدخول إلى حساب آخر أو مؤسسة أخرى',
  otherAbout:
    'سُجّل الدخول في هذا المتصفح الآن باسم {owner}. فُتحت الصفحة التي تحتوي على هذا النموذج لحساب آخر أو مؤسسة أخرى أو دور آخر. لم يُحفظ شيء.',
  ended: 'انتهت جلستك',
  endedAbout: 'لقد سجّلت الخروج. لم يُحفظ شيء.',
  howToSend:
    'لإرسال النموذج، سجّل الدخول إلى الحساب الأول <link>في علامة تبويب أخرى</link>، ثم عُد إلى هذه الصفحة.',
  sendAgain: 'إعادة الإرسال',
  openAs: 'فتح الصفحة باسم {email}',
  discard: 'تجاهل التغييرات وتسجيل الدخول',
  contents: 'محتويات النموذج',
} satisfies Translation<typeof english>;
