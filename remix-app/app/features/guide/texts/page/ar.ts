import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'تحتوي جميع العناوين والأوامر على قيم هذا التثبيت، {origin}. أدخل النتائج ضمن <link>إعداد SSO</link>.',
  tabs: 'أقسام الدليل',
  google: 'Google Workspace',
  microsoft: 'Microsoft Entra ID',
  mfa: 'إعداد المصادقة متعددة العوامل (MFA)',
  troubleshooting: 'استكشاف الأخطاء وإصلاحها',
  reference: 'مرجع سريع',
  oauth2Endpoints: 'نقاط نهاية OAuth2',
  samlEndpoints: 'نقاط نهاية SAML',
  command: 'الأمر: {title}',
  authorize: 'التفويض',
  token: 'الرمز المميز',
  userinfo: 'Userinfo',
  configuration: 'إعدادات OpenID',
  jwks: 'المفاتيح (JWKS)',
  signOut: 'تسجيل الخروج',
  metadata: 'البيانات الوصفية',
  entityId: 'معرّف الكيان',
  sso: 'SSO',
  slo: 'SLO',
  javaScriptOrigin: 'مصدر JavaScript المصرّح به (Authorized JavaScript origin)',
  authorizedRedirectUri: 'عنوان URI المصرّح به لإعادة التوجيه (Authorized redirect URI)',
  redirectUri: 'عنوان URI لإعادة التوجيه',
} satisfies Translation<typeof english>;
