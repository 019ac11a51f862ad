import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'الموصلات',
  about:
    'يعمل الموصل في شبكتك، ويقرأ الدليل ويتحقق من كلمات المرور هناك. لا يفتح إلا اتصالات HTTPS صادرة إلى Gatehouse. شغّل موصلين على الأقل حتى يتمكن المستخدمون من تسجيل الدخول عند توقف أحدهما.',
  unused: 'يصل هذا الاتصال إلى دليله مباشرةً. لاستخدام الموصلات أدخل عنوان الخادم connector: في الإعدادات.',
  none: 'تظهر الموصلات هنا بعد تسجيلها.',
  create: 'إنشاء رمز تسجيل',
  createAbout: 'يعمل الرمز مرة واحدة وتنتهي صلاحيته بعد 15 دقيقة. يحل الرمز الجديد محل الرمز المفتوح.',
  open: 'يوجد رمز مفتوح. تنتهي صلاحيته في {at}.',
  once: 'نفّذ هذا الأمر الآن. لا يظهر الرمز إلا مرة واحدة.',
  enroll: '1. التسجيل',
  run: '2. التشغيل',
  runAbout:
    'استبدل القيم بقيم دليلك. تبقى في شبكتك: لا يحصل Gatehouse على عنوان الخادم ولا على كلمة مرور حساب الخدمة.',
  neverConnected: 'لم يتصل قط',
  connected: 'متصل',
  silent: 'صامت',
  revoked: 'ملغى',
  version: 'الإصدار {version}',
  fingerprint: 'البصمة {fingerprint}',
  lastSeen: 'آخر اتصال {at}',
  enrolled: 'سُجّل {at}',
  rejected:
    '{count, plural, zero {# طلب مرفوض} one {طلب مرفوض واحد} two {طلبان مرفوضان} few {# طلبات مرفوضة} many {# طلبًا مرفوضًا} other {# طلب مرفوض}}: {reason}',
  revoke: 'إلغاء',
  revokeOf: 'إلغاء {name}',
  revokeAbout: 'سيُرفض طلبه التالي. لاستخدامه من جديد احذف ملف هويته وسجّله برمز جديد.',
  connector_revoked: 'أُلغي الموصل. أوقفه.',
  signature_missing: 'لم يكن هناك توقيع. قد يزيل وكيل الترويسة Authorization.',
  signature_invalid: 'التوقيع ليس لهذا الموصل، أو لعنوان آخر.',
  signature_expired: 'تختلف الساعة بأكثر من دقيقة. زامن ساعة الموصل.',
  signature_replayed: 'وصل الطلب نفسه مرتين. قد يكرر وكيل الطلبات، أو يسجلها أحد.',
  body_altered: 'المحتوى ليس المحتوى الموقَّع. قد يغيّر وكيل الطلبات.',
  organization_inactive: 'المؤسسة غير نشطة.',
  download: 'التنزيل',
  downloadAbout:
    '<link>نزّل الموصل</link>. إنه ملف واحد ويحتاج إلى Node 22 أو أحدث. على Linux، تنزّله هذه الأوامر وتتحقق من SHA-256 الخاص به:',
} satisfies Translation<typeof english>;
