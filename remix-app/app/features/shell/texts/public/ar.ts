import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  main: 'التنقل الرئيسي',
  features: 'الميزات',
  products: 'المنتجات',
  dashboard: 'لوحة المعلومات',
  signIn: 'تسجيل الدخول',
  tagline: 'أمن تقنية المعلومات للمؤسسات ببوابة واحدة لكل مؤسسة وشخص وتطبيق.',
  rightsReserved: '© {year} {product}. جميع الحقوق محفوظة.',
  onNetwork: '{product} على {network}',
} satisfies Translation<typeof english>;
