import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'سُحبت مسودة أحد الاتصالات',
  aboutNamed:
    'سُحبت مسودة الاتصال «{connection}»: فشلت {failed, number} من أصل {attempts, number} من عمليات تسجيل الدخول التي استخدمتها.',
  about:
    'سُحبت مسودة أحد اتصالاتك: فشلت {failed, number} من أصل {attempts, number} من عمليات تسجيل الدخول التي استخدمتها.',
  effect: 'عادت جميع عمليات تسجيل الدخول إلى استخدام الاتصال دون المسودة. وتبقى المسودة محفوظة.',
  next: 'افتح المسودة لمعرفة الأسباب، ثم صحّحها واختبرها.',
  action: 'فتح المسودة',
} satisfies Translation<typeof english>;
