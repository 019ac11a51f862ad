import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'يتطلب انتباهك',
  none: 'لا شيء يتطلب انتباهك',
  began: 'بدأ {time}',
  oldest: 'الأقدم {time}',
  expires: 'أول انتهاء {time}',
  example: 'الأول: {name}',
  exampleOf: 'الأول: {name} ({organization})',
  failingConnections:
    '{count, plural, zero {لا اتصالات ترفض تسجيل الدخول} one {اتصال واحد يرفض تسجيل الدخول} two {اتصالان يرفضان تسجيل الدخول} few {# اتصالات ترفض تسجيل الدخول} many {# اتصالًا يرفض تسجيل الدخول} other {# اتصالًا يرفض تسجيل الدخول}}',
  unreadableConnections:
    '{count, plural, zero {جميع البيانات الوصفية للاتصالات مقروءة} one {تعذرت قراءة البيانات الوصفية لاتصال واحد} two {تعذرت قراءة البيانات الوصفية لاتصالين} few {تعذرت قراءة البيانات الوصفية لـ # اتصالات} many {تعذرت قراءة البيانات الوصفية لـ # اتصالًا} other {تعذرت قراءة البيانات الوصفية لـ # اتصالًا}}',
  endingCertificates:
    '{count, plural, zero {لا شهادات تنتهي قريبًا} one {شهادة واحدة تنتهي قريبًا} two {شهادتان تنتهيان قريبًا} few {# شهادات تنتهي قريبًا} many {# شهادة تنتهي قريبًا} other {# شهادة تنتهي قريبًا}}',
  endingApplicationCertificates:
    '{count, plural, zero {لا شهادات لتطبيقات SAML تنتهي قريبًا} one {شهادة تطبيق SAML واحد تنتهي قريبًا} two {شهادات تطبيقي SAML تنتهي قريبًا} few {شهادات # تطبيقات SAML تنتهي قريبًا} many {شهادات # تطبيق SAML تنتهي قريبًا} other {شهادات # تطبيق SAML تنتهي قريبًا}}',
  failedJobs:
    '{count, plural, zero {لا مهام فاشلة} one {فشلت مهمة واحدة} two {فشلت مهمتان} few {فشلت # مهام} many {فشلت # مهمة} other {فشلت # مهمة}}',
  lostDomains:
    '{count, plural, zero {جميع النطاقات متحقق منها} one {نطاق واحد لم يعد متحققًا منه} two {نطاقان لم يعودا متحققًا منهما} few {# نطاقات لم تعد متحققًا منها} many {# نطاقًا لم يعد متحققًا منه} other {# نطاقًا لم يعد متحققًا منه}}',
  unreadableApplications:
    '{count, plural, zero {جميع البيانات الوصفية لتطبيقات SAML مقروءة} one {تعذرت قراءة البيانات الوصفية لتطبيق SAML واحد} two {تعذرت قراءة البيانات الوصفية لتطبيقي SAML} few {تعذرت قراءة البيانات الوصفية لـ # تطبيقات SAML} many {تعذرت قراءة البيانات الوصفية لـ # تطبيق SAML} other {تعذرت قراءة البيانات الوصفية لـ # تطبيق SAML}}',
  endingTrials:
    '{count, plural, zero {لا فترات تجريبية تنتهي قريبًا} one {فترة تجريبية واحدة تنتهي قريبًا} two {فترتان تجريبيتان تنتهيان قريبًا} few {# فترات تجريبية تنتهي قريبًا} many {# فترة تجريبية تنتهي قريبًا} other {# فترة تجريبية تنتهي قريبًا}}',
  waitingTenants:
    '{count, plural, zero {لا مؤسسات تنتظر التفعيل} one {مؤسسة واحدة تنتظر التفعيل} two {مؤسستان تنتظران التفعيل} few {# مؤسسات تنتظر التفعيل} many {# مؤسسة تنتظر التفعيل} other {# مؤسسة تنتظر التفعيل}}',
  planRequests:
    '{count, plural, zero {لا طلبات خطط مفتوحة} one {طلب خطة واحد مفتوح} two {طلبا خطة مفتوحان} few {# طلبات خطط مفتوحة} many {# طلب خطة مفتوحًا} other {# طلب خطة مفتوحًا}}',
  productRequests:
    '{count, plural, zero {لا طلبات منتجات مفتوحة} one {طلب منتج واحد مفتوح} two {طلبا منتج مفتوحان} few {# طلبات منتجات مفتوحة} many {# طلب منتج مفتوحًا} other {# طلب منتج مفتوحًا}}',
  unavailable: 'هذه المعلومات غير متاحة حاليًا.',
} satisfies Translation<typeof english>;
