import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'روابط الإعداد',
  about: 'يمكن لمن لديه رابط أن يربط موفّر هوية واحدًا للمؤسسة دون حساب.',
  newTitle: 'إنشاء رابط إعداد',
  organization: 'المؤسسة',
  codeOrSlug: 'الرمز أو المعرّف النصي',
  returnUrl: 'عنوان العودة (اختياري)',
  returnUrlAbout: 'ترتبط به الصفحة الأخيرة. يجب أن ينتمي إلى نطاق متحقَّق منه أو إلى تطبيق للمؤسسة.',
  provider: 'الموفّر',
  notChosen: 'لم يُختَر بعد',
  state: 'الحالة',
  created: 'أُنشئ',
  expires: 'تنتهي الصلاحية',
  lastUse: 'آخر استخدام',
  neverUsed: 'لم يُستخدم بعد',
  actions: 'الإجراءات',
  empty: 'تظهر روابط الإعداد هنا بعد إنشائها',
  emptyAbout: 'أرسل رابطًا إلى الشخص الذي يدير موفّر الهوية.',
  unknownOrganization: 'لا توجد مؤسسة بهذا الرمز أو المعرّف النصي.',
  notCreated: 'لم يُنشأ الرابط.',
  notRevoked: 'لم يُلغَ الرابط.',
  revokeNamed: 'إلغاء الرابط الذي أُنشئ {at}',
} satisfies Translation<typeof english>;
