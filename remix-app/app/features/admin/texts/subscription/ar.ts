import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'حالة الاشتراك',
  plan: 'الخطة',
  organization: 'المؤسسة',
  platform: 'المنصة',
  trialEnds: 'انتهاء الفترة التجريبية',
  afterActivation: 'بعد 14 يومًا من التفعيل',
  seeProducts: 'عرض المنتجات',
  active: 'نشطة',
  pending: 'بانتظار التفعيل',
  onHold: 'معلّقة مؤقتًا',
  inactive: 'غير نشطة',
  cancelled: 'ملغاة',
  suspended: 'موقوفة',
  deactivated: 'معطّلة',
} satisfies Translation<typeof english>;
