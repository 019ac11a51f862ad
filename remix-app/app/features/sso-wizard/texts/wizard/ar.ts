import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'معالج SSO التلقائي',
  quickTitle: 'إعداد تلقائي سريع',
  steps: 'الخطوات',
  done: 'مكتمل',
  selectProvider: 'اختيار الموفّر',
  authentication: 'مصادقة المسؤول',
  connectProvider: 'ربط الموفّر',
  capture: 'التقاط الإعداد',
  review: 'المراجعة والحفظ',
  complete: 'إكمال',
  cancelled: 'أُلغيت المصادقة أو فشلت.',
  failedToStart: 'تعذّر بدء المصادقة. يُرجى المحاولة مرة أخرى.',
  captureFailed: 'تعذّر التقاط الإعداد. يُرجى المحاولة مرة أخرى.',
  saveFailed: 'تعذّر حفظ الإعداد.',
  succeeded: 'تم إعداد {name} بنجاح عبر المعالج!',
  entraApp: 'Entra ID، تطبيق خاص',
  googleApp: 'Google، تطبيق SAML',
  otherProvider: 'موفّر هوية آخر',
} satisfies Translation<typeof english>;
