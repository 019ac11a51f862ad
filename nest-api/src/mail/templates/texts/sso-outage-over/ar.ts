import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'عاد موفّر الهوية إلى الاستجابة',
  aboutNamed: 'عاد موفّر الهوية للاتصال «{connection}» إلى الاستجابة.',
  about: 'عاد موفّر الهوية لأحد اتصالاتك إلى الاستجابة.',
  effect: 'يمكن للمستخدمين تسجيل الدخول عبر هذا الاتصال.',
  action: 'فتح الاتصال',
} satisfies Translation<typeof english>;
