import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'السمات المخصصة',
  about: 'سمات ترسلها الأدلة إضافةً إلى سمات SCIM. تسري على كل اتصالات مؤسستك.',
  schema: 'المخطط',
  schemaAbout: 'ترسل الأدلة السمات تحت هذا URN.',
  none: 'لا سمات مخصصة بعد. عرّف سمة ثم اربطها في الدليل.',
  name: 'الاسم',
  nameAbout: 'كما يرسله الدليل. أحرف لاتينية وأرقام و- و_. لا يمكن تغييره.',
  label: 'التسمية',
  type: 'النوع',
  multiValued: 'يمكن أن يكون للمستخدم عدة قيم',
  define: 'تعريف سمة',
  string: 'نص',
  boolean: 'نعم أو لا',
  integer: 'عدد صحيح',
  decimal: 'عدد عشري',
  dateTime: 'تاريخ ووقت',
  several: '{type}، عدة قيم',
  users:
    '{count, plural, zero {لا قيمة لأي مستخدم} one {لمستخدم واحد قيمة} two {لمستخدمَين قيمة} few {لدى # مستخدمين قيمة} many {لدى # مستخدمًا قيمة} other {لدى # مستخدم قيمة}}',
  delete: 'حذف',
  deleteOf: 'حذف السمة {name}',
  deleteAbout:
    '{count, plural, zero {لا قيمة لأي مستخدم.} one {تُحذف قيمة مستخدم واحد.} two {تُحذف قيم مستخدمَين.} few {تُحذف قيم # مستخدمين.} many {تُحذف قيم # مستخدمًا.} other {تُحذف قيم # مستخدم.}} تُرفض الطلبات التي ما زالت تحتوي السمة.',
} satisfies Translation<typeof english>;
