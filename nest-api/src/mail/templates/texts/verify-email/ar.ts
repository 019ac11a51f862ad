import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'أكِّد عنوان بريدك الإلكتروني',
  about: 'لقد سجّلت للحصول على حساب في Gatehouse. أكِّد عنوان بريدك الإلكتروني لإعداد مؤسستك.',
  action: 'تأكيد عنوان البريد الإلكتروني',
  expiry:
    'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  notYou: 'إذا لم تسجّل، فتجاهل هذه الرسالة. لا يُنشأ أي حساب دون تأكيدك.',
} satisfies Translation<typeof english>;
