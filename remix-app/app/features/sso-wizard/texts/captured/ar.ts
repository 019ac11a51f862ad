import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  issuer: 'جهة الإصدار',
  client: 'العميل',
  redirectUri: 'عنوان URI لإعادة التوجيه',
  directoryTenantId: 'معرّف الدليل (المستأجر)',
  administrator: 'المسؤول',
  authorizationEndpoint: 'نقطة نهاية التفويض',
  tokenEndpoint: 'نقطة نهاية الرمز',
  userinfoEndpoint: 'نقطة نهاية userinfo',
  signingKeys: 'مفاتيح التوقيع',
  clientId: 'معرّف العميل',
  clientSecret: 'سر العميل',
  entityId: 'معرّف الكيان',
  signInUrl: 'عنوان URL لتسجيل الدخول',
  signOutUrl: 'عنوان URL لتسجيل الخروج',
  signOutResponseUrl: 'عنوان URL لاستجابة تسجيل الخروج',
  certificate: 'الشهادة',
  serverAddress: 'عنوان الخادم',
  baseDn: 'الاسم المميز الأساسي (Base DN)',
  userFilter: 'مرشّح المستخدمين',
  serviceAccount: 'حساب الخدمة',
  password: 'كلمة المرور',
  caCertificate: 'شهادة جهة التصديق',
} satisfies Translation<typeof english>;
