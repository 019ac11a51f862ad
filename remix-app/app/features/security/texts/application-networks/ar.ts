import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'شبكات تطبيقات بعينها',
  about:
    'تُفحص في كل مرة يدخل فيها مستخدم إلى التطبيق، إضافةً إلى شبكات السياسة. عناوين IP ونطاقات وبلدان مثل DE ومشغّلون مثل AS3320، واحد في كل سطر.',
  add: 'إضافة تطبيق',
  number: 'التطبيق {number, number}',
  application: 'التطبيق',
  choose: 'اختر تطبيقًا',
  allowed: 'الشبكات المسموح بها',
  allowedAbout: 'فارغ: كل ما تسمح به السياسة.',
  blocked: 'الشبكات المحظورة',
  blockedAbout: 'لا يدخل أحد منها حتى إن كانت مسموحًا بها.',
  removeNumber: 'إزالة التطبيق {number, number}',
  noApplications: 'لا توجد تطبيقات بعد.',
  accept: 'الحفظ مع أن عنواني مستبعد',
  acceptAbout: 'لا يمكنك الدخول إلى هذه التطبيقات من هنا.',
  save: 'حفظ الشبكات',
  required: 'اختر تطبيقًا',
  row: '{name}: مسموح {allowed}؛ محظور {blocked}',
  all: 'الكل',
  none: 'لا شيء',
} satisfies Translation<typeof english>;
