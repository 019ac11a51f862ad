import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'لم يعد {domain} متحققًا منه',
  about:
    'يفحص Gatehouse سجلات DNS لنطاقاتك يوميًا. لم يُعثر على سجل TXT {recordName} الذي يثبت ملكية {domain}.',
  effect:
    'إلى أن تستعيد السجل، لا يمكن للمستخدمين الجدد الانضمام إلى مؤسستك عبر هذا النطاق، ولا تُربط أي حسابات من خلاله. يمكن للأعضاء الحاليين الاستمرار في تسجيل الدخول.',
  action: 'فتح النطاقات',
} satisfies Translation<typeof english>;
