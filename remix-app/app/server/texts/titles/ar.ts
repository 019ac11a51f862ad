import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  '/login': 'تسجيل الدخول',
  '/login/second-factor': 'الخطوة الثانية',
  '/forgot-password': 'نسيت كلمة المرور',
  '/reset-password': 'اختيار كلمة مرور جديدة',
  '/confirm': 'تأكيد هويتك',
  '/confirm-email': 'تأكيد عنوانك',
  '/not-me': 'الإبلاغ عن تسجيل دخول',
  '/unsubscribe': 'إلغاء الاشتراك',
  '/display': 'اللوحة المباشرة',
  '/docs/sign-in-problems': 'مشكلات تسجيل الدخول',
  '/docs/sign-in-problems/:code': 'مشكلة في تسجيل الدخول',
} satisfies Translation<typeof english>;
