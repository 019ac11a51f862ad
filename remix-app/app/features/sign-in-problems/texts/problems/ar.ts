import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'مشكلات تسجيل الدخول',
  about: 'جميع الرموز التي قد يفشل بها تسجيل الدخول أو طلب أحد التطبيقات.',
} satisfies Translation<typeof english>;
