import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: 'الاسم',
  nameHelp: 'يظهر للمستخدمين في صفحة الموافقة.',
  redirectUris: 'عناوين URI لإعادة التوجيه',
  redirectUrisHelp: 'عنوان URI واحد في كل سطر. يقارنها Gatehouse حرفيًا.',
  redirectUrisWeb:
    'عناوين URL على خادمك التي تستقبل رمز التفويض. عنوان URI واحد في كل سطر. يقارنها Gatehouse حرفيًا.',
  redirectUrisSpa:
    'عنوان URI واحد في كل سطر. يقارنها Gatehouse حرفيًا. ويمكن لأصولها أيضًا استدعاء نقطة نهاية الرموز من المتصفح (CORS).',
  redirectUrisNative:
    'عنوان URI واحد في كل سطر. يقارنها Gatehouse حرفيًا، باستثناء منفذ عنوان الاسترجاع. يُسمح بمخططات URI الخاصة.',
  postLogoutUris: 'عناوين URI لإعادة التوجيه بعد تسجيل الخروج (اختياري)',
  postLogoutUrisHelp:
    'إلى أين يمكن أن يعود المتصفح بعد أن يسجّل التطبيق خروج المستخدم. عنوان URI واحد في كل سطر.',
  sectorUri: 'عنوان URI لمُعرّف القطاع (اختياري)',
  sectorUriHelp:
    'للعملاء ذوي المُعرّفات الثنائية (pairwise) على عدة مضيفين فقط: عنوان https لقائمة JSON بجميع عناوين URI لإعادة التوجيه. يحدّد مضيفها مُعرّفات المستخدمين (sector_identifier_uri).',
  keys: 'المفاتيح العامة (JWKS)',
  keysHelp: 'عنوان https لملف JWKS، أو JWKS نفسه بصيغة JSON. مطلوب فقط مع private_key_jwt.',
  allowWithoutPkce: 'السماح بتسجيل الدخول دون PKCE (أقل أمانًا)',
  allowWithoutPkceHelp:
    'استخدم هذا الخيار فقط مع البرامج التي لا تستطيع إرسال code challenge. عندئذ لا يحمي رمز التفويض المسروق سوى سر العميل أو المفتاح. ويستمر Gatehouse في التحقق من عمليات الدخول التي تستخدم PKCE.',
  skipConsent: 'تخطي موافقة المستخدم',
  skipConsentHelp: 'لتطبيقات المنصة نفسها. لا يُسأل المستخدمون قبل أن يتلقى التطبيق بياناتهم.',
  backchannelUri: 'عنوان URI لتسجيل الخروج عبر القناة الخلفية (اختياري)',
  backchannelUriHelp: 'يرسل Gatehouse رمز تسجيل خروج إلى هذا العنوان عندما يسجّل المستخدم خروجه.',
  scopes: 'نطاقات الوصول (scopes)',
  openid: 'مُعرّف المستخدم',
  profile: 'الاسم والصورة واللغة والمنطقة الزمنية',
  email: 'عنوان البريد الإلكتروني',
  tenant: 'المؤسسة مع دور المستخدم وصلاحياته فيها',
  offlineAccess: 'الوصول أثناء غياب المستخدم',
  leanIdToken: 'استبعاد هذه المطالبات من رموز ID',
  leanIdTokenHelp: 'يقرأ التطبيق المطالبات من نقطة نهاية UserInfo. تبقى رموز ID صغيرة وتكشف معلومات أقل.',
  refreshTokens: 'مدة صلاحية رموز التحديث (اختياري)',
  idleDays: 'مهلة عدم النشاط (بالأيام)',
  idleDaysHelp: 'تنتهي صلاحية رمز التحديث غير المستخدم بعد هذه المدة.',
  totalDays: 'الحد الأقصى للصلاحية (بالأيام)',
  totalDaysHelp: 'بعد هذه المدة، يجب على المستخدم تسجيل الدخول مجددًا.',
  refreshTokensNote: 'إذا كان الحقل فارغًا، فيسري حد مؤسسة المستخدم.',
  highSecurity: 'أمان عالٍ',
  pushedRequests: 'اشتراط طلبات التفويض المدفوعة (PAR)',
  pushedRequestsHelp: 'يرسل التطبيق معاملات التفويض من خادمه لا عبر المتصفح.',
  boundTokens: 'ربط الرموز بمفتاح (DPoP)',
  boundTokensHelp: 'الرمز المسروق عديم الفائدة دون المفتاح الخاص للتطبيق.',
  fapi: 'ملف الأمان FAPI 2.0',
  fapiHelp: 'يشترط private_key_jwt وطلبات التفويض المدفوعة والرموز المرتبطة بمفتاح.',
  apis: 'واجهات API (اختياري)',
  apiScopes: 'نطاقات الوصول في {api}',
  apisHelp: 'كل رمز وصول صالح لواجهة API واحدة.',
  noApis: 'لا يملك صاحب هذا التطبيق واجهات API بعد.',
  allApis: 'جميع واجهات API',
  registerApi: 'تسجيل واجهة API',
  typedApisHelp: 'واجهة API واحدة في كل سطر: مُعرّفها ثم نطاقات الوصول، تفصل بينها مسافات.',
} satisfies Translation<typeof english>;
