import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  project: 'إنشاء مشروع وشاشة موافقة',
  projectAbout:
    'في وحدة تحكم Google Cloud، اختر مشروعًا أو أنشئ مشروعًا جديدًا. افتح «Google Auth Platform» واضبط الجمهور على «Internal». عندئذٍ لا يمكن تسجيل الدخول إلا بحسابات Workspace الخاصة بك.',
  client: 'إنشاء عميل OAuth',
  clientAbout:
    'ضمن «Clients»، اختر «Create client» بالنوع «Web application». أدخل هاتين القيمتين كما هما معروضتان تمامًا.',
  connect: 'إضافة العميل إلى Gatehouse',
  connectAbout:
    'أدخل معرّف العميل وسر العميل ضمن «إعداد SSO»، أو نفّذ هذا الأمر. يقرأ Gatehouse مستند الاكتشاف ومفاتيح Google قبل حفظ الإعداد. يكون الإعداد الجديد غير نشط.',
  enable: 'تفعيل الاتصال وتسجيل الدخول',
  enableAbout:
    'فعّل الإعداد ضمن «إعداد SSO». ثم سجّل الدخول باستخدام Google في نافذة خاصة. يرفض Gatehouse حسابات Google الشخصية ويوضّح السبب.',
} satisfies Translation<typeof english>;
