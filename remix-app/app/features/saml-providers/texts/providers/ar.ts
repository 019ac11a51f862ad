import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'تطبيقات SAML',
  about: 'تطبيقات تسجّل دخول المستخدمين عبر Gatehouse باستخدام SAML 2.0. ويكون Gatehouse موفّر الهوية لها.',
  newApplication: 'تطبيق SAML جديد',
  searchPlaceholder: 'الاسم أو entity ID',
  application: 'التطبيق',
  organization: 'المؤسسة',
  allOrganizations: 'جميع المؤسسات',
  status: 'الحالة',
  certificate: 'الشهادة',
  noCertificate: 'لا يوجد',
  registered: 'تاريخ التسجيل',
  noMatch: 'لا يوجد تطبيق مطابق',
  noMatchAbout: 'ابحث بجزء آخر من الاسم أو من entity ID.',
  none: 'لا توجد تطبيقات SAML بعد',
  noneAbout: 'سجّل تطبيقًا مثل Slack أو Salesforce أو AWS، ثم يسجّل مستخدموه الدخول بحساباتهم الحالية.',
  registerFirst: 'تسجيل أول تطبيق',
} satisfies Translation<typeof english>;
