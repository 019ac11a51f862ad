import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'جهاز جديد سجّل الدخول إلى حسابك',
  about: 'سجّل متصفح أو جهاز جديد الدخول إلى حسابك في Gatehouse.',
  next: 'إذا كنت أنت، فلا يلزم أي إجراء. وإلا فسجّل خروج الجهاز وغيّر كلمة مرورك فورًا.',
  action: 'مراجعة الأجهزة',
  note: 'يمكنك تعطيل هذه الرسائل في إعدادات حسابك.',
} satisfies Translation<typeof english>;
