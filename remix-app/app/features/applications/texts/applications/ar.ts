import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'التطبيقات',
  newApplication: 'تطبيق جديد',
  clientRegistration: 'تسجيل العملاء',
  application: 'التطبيق',
  organization: 'المؤسسة',
  allOrganizations: 'جميع المؤسسات',
  status: 'الحالة',
  registered: 'تاريخ التسجيل',
  noMatch: 'لا يوجد تطبيق مطابق',
  none: 'لا توجد تطبيقات بعد',
  noneAbout: 'سجّل التطبيق مرة واحدة، ثم يسجّل مستخدموه الدخول بحساباتهم الحالية.',
  registerFirst: 'تسجيل أول تطبيق',
  about: 'كل ما يسجّل المستخدمون والأجهزة الدخول إليه عبر Gatehouse باستخدام OpenID Connect أو SAML.',
  searchPlaceholder: 'الاسم أو client ID أو entity ID',
  noMatchAbout: 'ابحث بجزء آخر من الاسم أو من client ID أو من entity ID، أو غيّر عوامل التصفية.',
  kind: 'النوع',
  anyKind: 'جميع الأنواع',
  anyStatus: 'أي حالة',
  lastSignIn: 'آخر تسجيل دخول',
  noSignIn: 'لا يوجد خلال 30 يومًا',
  failures: 'حالات الفشل (7 أيام)',
} satisfies Translation<typeof english>;
