import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'الأجهزة وقاعدة البيانات والنسخ المتماثل والتخزين والشهادات. القراءة: <when></when>.',
  expired:
    '{count, plural, zero {لا شهادات منتهية الصلاحية.} one {انتهت صلاحية شهادة واحدة. تفشل عمليات تسجيل الدخول التي تستخدمها.} two {انتهت صلاحية شهادتين. تفشل عمليات تسجيل الدخول التي تستخدمهما.} few {انتهت صلاحية # شهادات. تفشل عمليات تسجيل الدخول التي تستخدمها.} many {انتهت صلاحية # شهادة. تفشل عمليات تسجيل الدخول التي تستخدمها.} other {انتهت صلاحية # شهادة. تفشل عمليات تسجيل الدخول التي تستخدمها.}}',
  machines: 'الأجهزة',
  machinesAbout: 'الأجهزة والحاويات التي فيها عملية Gatehouse أبلغت خلال الساعة الماضية.',
  machine: 'الجهاز',
  processes: 'العمليات',
  api: 'API',
  web: 'تطبيق الويب',
  gateway: 'البوابة',
  process: '{kind} {version}، العملية {pid}',
  processLate: '{kind} {version}، العملية {pid}، متأخرة',
  processGone: '{kind} {version}، العملية {pid}، لا تستجيب',
  database: 'قاعدة البيانات',
  server: 'الخادم',
  primary: 'PostgreSQL {version}، أساسي',
  standbyServer: 'PostgreSQL {version}، احتياطي (للقراءة فقط)',
  size: 'الحجم',
  tables: 'الجداول',
  connections: 'الاتصالات',
  connectionsOf: '{used, number} من {most, number}',
  replication: 'النسخ المتماثل',
  replicationAbout: 'الخوادم الاحتياطية التي تتلقى حاليًا التغييرات من هذا الخادم.',
  noStandby:
    'لا يوجد خادم احتياطي متصل. إذا تعطل هذا الخادم تُفقد البيانات منذ آخر نسخة احتياطية. راجع «High availability» في docs/operations.md.',
  grantMonitor: 'لعرض الحالة والتأخر، امنح دور قاعدة البيانات الخاص بـ API عضوية pg_monitor.',
  standby: 'الخادم الاحتياطي',
  state: 'الحالة',
  mode: 'الوضع',
  lag: 'التأخر',
  delay: 'المهلة',
  seconds: '{seconds} ث',
  notVisible: 'غير مرئي',
  notMeasured: 'غير مقاس',
  certificates: 'الشهادات',
  certificatesAbout:
    'شهادات الاتصالات المفعّلة وتطبيقات SAML، الأقرب انتهاءً أولًا. يدير الوكيل الأمامي شهادة TLS للعنوان العام ولا يستطيع Gatehouse رؤيتها.',
  noCertificates: 'لا يوجد اتصال أو تطبيق SAML لديه شهادة.',
  owner: 'الاتصال أو التطبيق',
  expires: 'تنتهي الصلاحية',
  storage: 'التخزين والسعة',
  storageAbout: 'حجم قاعدة البيانات، يُقاس مرة يوميًا.',
  growth: 'النمو',
  perDay: '{bytes} يوميًا',
  inDays:
    '{days, plural, zero {اليوم} one {خلال يوم واحد} two {خلال يومين} few {خلال # أيام} many {خلال # يومًا} other {خلال # يوم}}',
  expectedBytes: 'نحو {bytes}',
  basis:
    'التوقع خط مستقيم (المربعات الصغرى) عبر {days, plural, zero {لا أحجام يومية} one {حجم يومي واحد} two {حجمين يوميين} few {# أحجام يومية} many {# حجمًا يوميًا} other {# حجم يومي}} من {from} إلى {until}. لا يشمل المواسم أو العملاء الجدد أو حدود الاحتفاظ.',
  noForecast:
    '{days, plural, zero {يتطلب التوقع أحجام سبعة أيام على الأقل. لم يُسجّل أي يوم.} one {يتطلب التوقع أحجام سبعة أيام على الأقل. سُجّل يوم واحد.} two {يتطلب التوقع أحجام سبعة أيام على الأقل. سُجّل يومان.} few {يتطلب التوقع أحجام سبعة أيام على الأقل. سُجّلت # أيام.} many {يتطلب التوقع أحجام سبعة أيام على الأقل. سُجّل # يومًا.} other {يتطلب التوقع أحجام سبعة أيام على الأقل. سُجّل # يوم.}}',
  freeSpace: 'لا تستطيع API رؤية المساحة الحرة على القرص. راقبها على جهاز قاعدة البيانات.',
  chart: 'حجم قاعدة البيانات: {ends}',
  ends: '{first} في {firstDay}، {last} في {lastDay}',
} satisfies Translation<typeof english>;
