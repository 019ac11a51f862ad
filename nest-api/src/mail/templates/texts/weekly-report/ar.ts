import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'عمليات تسجيل الدخول من {from} إلى {to}',
  about: 'هذه عمليات تسجيل الدخول في مؤسستك خلال الأسبوع الماضي. الأرقام بين القوسين للأسبوع الذي قبله.',
  succeeded: 'عمليات تسجيل الدخول الناجحة: {now, number} ({before, number})',
  failed: 'عمليات تسجيل الدخول الفاشلة: {now, number} ({before, number})',
  rate: 'نسبة النجاح: {now} ({before})',
  activeUsers: 'المستخدمون النشطون: {now, number} ({before, number})',
  risk: 'عمليات تسجيل الدخول متوسطة المخاطر: {medium, number} ({mediumBefore, number})، وعالية المخاطر: {high, number} ({highBefore, number})',
  incidents: 'الحوادث الجديدة: {now, number} ({before, number})، المفتوحة الآن: {open, number}',
  adoption:
    'المستخدمون الذين لديهم عامل ثانٍ: {withFactor, number} من {users, number}، ولديهم مفتاح مرور: {withPasskey, number}',
  causes: 'أكثر أسباب فشل تسجيل الدخول شيوعًا:',
  cause: '{count, number} × {cause} {link}',
  action: 'فتح التحليلات',
  unsubscribe: 'تصلك هذه الرسالة لأنك تدير المؤسسة. لإلغاء الاشتراك افتح {link}',
} satisfies Translation<typeof english>;
