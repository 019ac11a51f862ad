import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'فحص الاتحاد',
  about:
    'افحص أي موفر هوية أو تطبيق. يقرأ Gatehouse ما ينشره، ويتصل بمضيفيه، ويقيّم الخوارزميات وانتهاء الصلاحية والتواقيع ونقاط النهاية والمفاتيح والساعة وTLS. لا تُحفظ النتيجة.',
  allConnections: 'جميع الاتصالات',
  subject: 'العنوان أو البيانات الوصفية',
  subjectAbout:
    'جهة إصدار، أو عنوان بيانات وصفية، أو مستند ملصق: بيانات SAML الوصفية أو مستند اكتشاف OpenID أو تسجيل عميل.',
  entityId: 'معرّف الكيان (اختياري)',
  entityIdAbout: 'فقط لبيانات SAML الوصفية التي تصف عدة كيانات.',
  check: 'فحص',
  empty: 'يظهر التقرير هنا بعد إجراء الفحص.',
  notChecked: 'لم يُنفَّذ الفحص. حاول مرة أخرى.',
  grade: 'التقدير {grade}: {score, number} من 100 نقطة',
  oidc_provider: 'موفر OpenID',
  saml_idp: 'موفر هوية SAML',
  saml_sp: 'موفر خدمة SAML',
  oidc_client: 'عميل OAuth',
  counted:
    '{findings, plural, =0 {لا توجد ملاحظات} zero {لا توجد ملاحظات} one {ملاحظة واحدة} two {ملاحظتان} few {# ملاحظات} many {# ملاحظة} other {# ملاحظة}}. {rules, plural, zero {لم تُفحص أي قاعدة} one {فُحصت قاعدة واحدة} two {فُحصت قاعدتان} few {فُحصت # قواعد} many {فُحصت # قاعدة} other {فُحصت # قاعدة}}.',
  findings: 'الملاحظات',
  noFindings: 'جميع القواعد مستوفاة.',
  critical: 'حرجة',
  high: 'عالية',
  medium: 'متوسطة',
  low: 'منخفضة',
  info: 'معلومة',
  fix: '<b>الحل:</b> {fix}',
  keys: 'المفاتيح والشهادات',
  connections: 'اتصالات TLS',
  expires: 'تنتهي الصلاحية {at}',
} satisfies Translation<typeof english>;
