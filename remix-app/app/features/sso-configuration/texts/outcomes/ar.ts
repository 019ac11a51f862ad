import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  open: 'غير مكتمل',
  linkRequired: 'طُلبت كلمة المرور',
  passed: 'ناجح',
  signedIn: 'تم تسجيل الدخول',
  failed: 'فاشل',
  denied: 'رُفض الوصول',
} satisfies Translation<typeof english>;
