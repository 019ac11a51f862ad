import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  googleAbout: 'يسجّل المستخدمون الدخول بحساب Google الخاص بشركتهم.',
  microsoftAbout: 'يسجّل المستخدمون الدخول بحساب العمل في مستأجر Microsoft Entra واحد.',
  githubAbout: 'يسجّل المستخدمون الدخول بحساب GitHub. يلزم بريد إلكتروني تم التحقق منه في أحد نطاقاتك.',
  appleAbout: 'يسجّل المستخدمون الدخول بحساب Apple. يلزم بريد إلكتروني في أحد نطاقاتك.',
  oauth2About: 'أي موفّر هوية لديه مستند اكتشاف OpenID: Okta وAuth0 وKeycloak وPingOne.',
  samlAbout: 'أي موفّر هوية ينشر بيانات تعريف SAML: ADFS وOneLogin وJumpCloud وShibboleth.',
  clientId: 'معرّف العميل (Client ID)',
  applicationId: 'معرّف التطبيق (العميل)',
  servicesId: 'Services ID',
  directoryId: 'معرّف الدليل (المستأجر)',
  directoryIdAbout: 'لا يمكن تسجيل الدخول إلا لمستخدمي مستأجر Microsoft Entra هذا.',
  teamId: 'معرّف الفريق (Team ID)',
  keyId: 'معرّف المفتاح (Key ID)',
  issuer: 'جهة الإصدار (Issuer)',
  issuerAbout: 'يقرأ Gatehouse مستند الاكتشاف والمفاتيح قبل حفظ الاتصال.',
} satisfies Translation<typeof english>;
