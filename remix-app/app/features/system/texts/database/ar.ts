import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'PostgreSQL {version}، {size} في {count, plural, zero {# جدول} one {جدول واحد} two {جدولين} few {# جداول} many {# جدولًا} other {# جدول}}. لا تقرأ هذه الصفحة أي صفوف.',
  database: 'قاعدة البيانات',
  connections: 'الاتصالات',
  connectionsUsed: '{count, number} من {most, number}: {roles}',
  migrations: 'عمليات الترحيل',
  applied: 'طُبِّق {count, number}',
  tables: 'الجداول',
  tablesAbout: 'أعداد الصفوف تقديرات من مخطط الاستعلامات. افتح جدولًا لرؤية سياسات صفوفه.',
  searchPlaceholder: 'اسم الجدول',
  noMatch: 'لا يوجد جدول مطابق',
  noMatchAbout: 'أدخِل الاسم كما في SQL، مثل sso_configurations.',
  migrationsAbout: 'عمليات الترحيل المطبقة، الأحدث أولًا.',
  migration: 'عملية الترحيل',
  appliedAt: 'وقت التطبيق',
  pending: 'عمليات ترحيل معلقة: {names}. شغّل الأمر migrate.',
  ahead: 'طبّق إصدار أحدث: {names}. يستمر هذا الإصدار في العمل.',
  drift: 'يختلف المخطط عن هذا الإصدار: {differences}.',
  upToDate: 'محدّث',
  upToDateAbout: 'جميع عمليات الترحيل مطبقة، والمخطط مطابق لهذا الإصدار.',
  table: 'الجدول',
  rows: 'الصفوف',
  unknown: 'غير معروف بعد',
  data: 'البيانات',
  indexes: 'الفهارس',
  isolation: 'العزل',
  inSchema: 'في {schema}',
  partitions:
    '{count, plural, zero {# قسم} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}}',
  noPolicy: 'لا توجد سياسة. تحسم صلاحيات الجدول.',
  forced: 'تسري السياسات أيضًا على مالك الجدول.',
  byTenant: 'حسب المستأجر',
  platformOnly: 'المنصة فقط',
  byPrivileges: 'بالصلاحيات فقط',
} satisfies Translation<typeof english>;
