import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'التنبيهات الأمنية',
  advisory: 'التنبيه',
  severity: 'الخطورة',
  package: 'الحزمة',
  range: 'الإصدارات المتأثرة',
  fix: 'الإصلاح',
  noFix: 'لم يُنشر',
  fixInRange: 'إصدار أحدث ضمن النطاق نفسه',
  use: 'الاستخدام',
  runTime: 'وقت التشغيل',
  buildOnly: 'البناء والاختبارات فقط',
  critical: 'حرجة',
  high: 'عالية',
  moderate: 'متوسطة',
  low: 'منخفضة',
  info: 'معلوماتية',
  countOf: '{severity}: {count, number}',
  notChecked:
    '<b>لم يُفحص.</b> {problem} لا يرسل المنتج أثناء التشغيل أي طلبات إلى سجل الحزم. أعد البناء حيث يمكن الوصول إلى السجل، أو نفّذ هذا الأمر في المستودع:',
  off: 'كان الفحص معطّلًا.',
  unchecked: 'لم يفحصها هذا البناء.',
  unreachable: 'تعذّر الوصول إلى سجل الحزم.',
  rejected: 'رفض سجل الحزم الطلب.',
  checked: 'فُحص {when} قبل البناء. لا تشمل القائمة التنبيهات التي نُشرت لاحقًا.',
  clean:
    'فُحص {when} قبل البناء. لم يتضمن السجل أي تنبيهات لهذه الحزم. لا تشمل النتيجة التنبيهات التي نُشرت لاحقًا.',
} satisfies Translation<typeof english>;
