import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'مفاتيح التوقيع',
  aboutTenant: 'مفاتيح جهة الإصدار الخاصة بالمؤسسة {organization}. لا تثق بها إلا تطبيقات هذه المؤسسة.',
  aboutShared: 'مفاتيح جهة الإصدار المشتركة بين جميع المؤسسات. يجدّدها Gatehouse وفق الجدول.',
  unknown: 'لا توجد مؤسسة بالرمز أو المعرّف النصي <b>{text}</b>. تعرض القائمة المفاتيح المشتركة.',
  organization: 'المؤسسة',
  placeholder: 'الرمز أو المعرّف النصي',
  show: 'عرض المفاتيح',
  showShared: 'عرض المفاتيح المشتركة',
  current: 'الحالي',
  next: 'التالي',
  retired: 'متقاعد',
  currentAbout: 'يوقّع الرموز الجديدة',
  nextAbout: 'يُنشر قبل استخدامه كي يتمكن العملاء من تحميله',
  retiredAbout: 'يتحقق من الرموز التي وقّعها سابقًا',
  idTokens: 'رموز الهوية',
  accessTokens: 'رموز الوصول',
  keyId: 'معرّف المفتاح',
  status: 'الحالة',
  algorithm: 'الخوارزمية',
  created: 'تاريخ الإنشاء',
  activated: 'تاريخ التفعيل',
  retiredOn: 'تاريخ التقاعد',
  notYet: 'ليس بعد',
  no: 'لا',
  empty: 'لا توجد مفاتيح بعد',
  emptyAbout: 'ينشئ Gatehouse مفاتيح جهة الإصدار عند أول طلب من تطبيق.',
  rotate: 'تجديد المفاتيح',
  rotateAbout:
    'تبدأ المفاتيح التالية التوقيع فورًا. ينشئ Gatehouse مفاتيح جديدة لتليها. تبقى الرموز الحالية صالحة حتى انتهاء صلاحيتها، ويبقى المستخدمون مسجّلي الدخول. جدّد المفاتيح إذا احتُمل اختراق أحدها.',
} satisfies Translation<typeof english>;
