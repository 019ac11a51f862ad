import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pwd: 'كلمة المرور',
  otp: 'رمز',
  passkey: 'مفتاح مرور',
  fed: 'تسجيل الدخول الموحّد',
  email: 'البريد الإلكتروني',
  other: 'طريقة أخرى',
} satisfies Translation<typeof english>;
