import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'إجراء مطلوب: سجلات DNS للنطاق {host} مفقودة',
  stoppedSubject: 'توقف تسجيل الدخول عبر {host}',
  about: 'يفحص Gatehouse سجلات DNS لنطاقك المخصص {host}. لم يُعثر على سجل CNAME أو TXT.',
  effect: 'يمكن للمستخدمين الاستمرار في تسجيل الدخول عبره حتى {date}. استعد السجل قبل هذا التاريخ.',
  stoppedEffect:
    'لم يعد بإمكان المستخدمين تسجيل الدخول عبره. لا يزال بإمكانهم تسجيل الدخول عبر عنوان المنصة.',
  action: 'فتح النطاق المخصص',
} satisfies Translation<typeof english>;
