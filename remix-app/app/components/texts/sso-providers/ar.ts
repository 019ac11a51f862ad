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
  ldapAbout:
    'يسجّل المستخدمون الدخول بكلمة مرورهم في دليل مؤسستك: Active Directory وOpenLDAP و389 Directory Server.',
  ldapUrl: 'عنوان الخادم',
  ldapUrlAbout: 'ldaps:// لبروتوكول LDAPS وldap:// لـ StartTLS وconnector: للموصلات. دائمًا مشفّر.',
  ldapCa: 'شهادة جهة التصديق (اختياري)',
  ldapCaAbout: 'بصيغة PEM، إذا لم تُصدر جهة تصديق عامة شهادة الخادم.',
  baseDn: 'الاسم المميز الأساسي (Base DN)',
  baseDnAbout: 'يُبحث عن المستخدمين تحت هذا الإدخال.',
  userFilter: 'مرشّح المستخدمين (اختياري)',
  userFilterAbout:
    'مع العنصر النائب لما يكتبه المستخدم كما في المثال. إذا كان فارغًا، يبحث Gatehouse بالبريد الإلكتروني واسم المستخدم.',
  serviceAccount: 'حساب الخدمة (DN)',
  servicePassword: 'كلمة مرور حساب الخدمة',
} satisfies Translation<typeof english>;
