import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  succeeded: 'نجح تسجيل الدخول التجريبي إلى {name}',
  failed: 'فشل تسجيل الدخول التجريبي إلى {name}',
  succeededAbout: 'جميع الاستجابات صالحة.',
  failedAbout: 'تعرض الخطوة الأخيرة السبب. نجحت الخطوات التي سبقتها.',
  back: 'العودة إلى التطبيق',
  stepPassed: 'ناجحة:',
  stepFailed: 'فاشلة:',
  over: 'انتهى هذا الاختبار',
  overAbout: 'اكتمل الاختبار، أو استغرق أكثر من 15 دقيقة، أو بدأ في متصفح آخر. ابدأه مجددًا من صفحة التطبيق.',
  toDashboard: 'الانتقال إلى لوحة المعلومات',
} satisfies Translation<typeof english>;
