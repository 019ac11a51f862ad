import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  Overview: 'نظرة عامة',
  Tenants: 'المستأجرون',
  People: 'المستخدمون',
  'Sign-in': 'تسجيل الدخول',
  Security: 'الأمان',
  System: 'النظام',
  Learn: 'التوثيق',
  Settings: 'الإعدادات',
  Personal: 'شخصي',
} satisfies Translation<typeof english>;
