import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'التطبيقات',
  about: 'تطبيقات تسجّل دخول المستخدمين عبر Gatehouse باستخدام OAuth 2.0 وOpenID Connect.',
  newApplication: 'تطبيق جديد',
  searchPlaceholder: 'الاسم أو client ID',
  application: 'التطبيق',
  organization: 'المؤسسة',
  allOrganizations: 'جميع المؤسسات',
  status: 'الحالة',
  registered: 'تاريخ التسجيل',
  noMatch: 'لا يوجد تطبيق مطابق',
  noMatchAbout: 'ابحث بجزء آخر من الاسم أو من client ID.',
  none: 'لا توجد تطبيقات بعد',
  noneAbout: 'سجّل التطبيق مرة واحدة، ثم يسجّل مستخدموه الدخول بحساباتهم الحالية.',
  registerFirst: 'تسجيل أول تطبيق',
} satisfies Translation<typeof english>;
