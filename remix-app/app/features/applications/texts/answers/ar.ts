import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enterSecret: 'أدخل سر العميل',
  secretTooLong: 'سر العميل طويل جدًا',
  unknownOrganization: 'لا توجد مؤسسة بهذا الرمز أو الاسم المختصر',
  notSaved: 'لم يُحفظ التطبيق. حاول مجددًا.',
  wrongName: 'هذا ليس اسم التطبيق',
  daysAtMost: 'أدخل عدد الأيام، بحد أقصى {days, number}',
  name: 'الاسم',
  redirectUris: 'عناوين URI لإعادة التوجيه',
  postLogoutUris: 'عناوين URI لإعادة التوجيه بعد تسجيل الخروج',
  sectorUri: 'عنوان URI لمُعرّف القطاع',
  scopes: 'نطاقات الوصول (scopes)',
  idleSeconds: 'مهلة عدم نشاط رموز التحديث (بالثواني)',
  totalSeconds: 'الحد الأقصى لصلاحية رموز التحديث (بالثواني)',
  apis: 'واجهات API',
  fapi: 'FAPI 2.0',
  backchannelUri: 'عنوان URI لتسجيل الخروج عبر القناة الخلفية',
  pushedRequests: 'اشتراط طلبات التفويض المدفوعة (PAR)',
  idTokenClaims: 'المطالبات في رموز ID',
  pkceRequired: 'PKCE مطلوب',
  boundTokens: 'ربط الرموز بمفتاح (DPoP)',
  userConsent: 'موافقة المستخدم',
  yes: 'نعم',
  no: 'لا',
  enterAddress: 'أدخل عنوان URL للتطبيق، مثل https://app.example.com.',
} satisfies Translation<typeof english>;
