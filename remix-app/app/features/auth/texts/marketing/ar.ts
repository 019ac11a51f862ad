import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  lead: 'تسجيل دخول واحد لشركتك بأكملها.',
  security: 'أمان على مستوى المؤسسات',
  securityAbout: 'كل مستأجر معزول، ويسجّل سجل التدقيق كل تغيير بشكل دائم.',
  speed: 'سرعة فائقة',
  speedAbout: 'تسجيل دخول واحد يفتح جميع التطبيقات على الفور.',
  scale: 'منصة قابلة للتوسّع',
  scaleAbout: 'من عميلك الأول إلى العميل رقم عشرة آلاف، دون ترحيل.',
  support: 'دعم متميّز',
  supportAbout: 'خبراء يعرفون المعايير ويحلّون مشكلتك.',
} satisfies Translation<typeof english>;
