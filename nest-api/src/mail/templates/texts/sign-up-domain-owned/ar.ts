import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'مؤسستك تستخدم Gatehouse بالفعل',
  about:
    'لقد سجّلت في Gatehouse بعنوان بريد إلكتروني من {domain}. تحققت مؤسسة من ملكية هذا النطاق، وينضم أعضاؤها عن طريق الدعوة.',
  next: 'اطلب من فريق تقنية المعلومات لديك دعوتك. لم تُنشأ مؤسسة ثانية.',
  action: 'تسجيل الدخول بعد تلقي الدعوة',
  notYou: 'إذا لم تسجّل، فتجاهل هذه الرسالة.',
} satisfies Translation<typeof english>;
