import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'عمليات تسجيل دخولي',
  about:
    'عمليات تسجيل الدخول إلى حسابك في آخر 90 يومًا. تُحفظ الناجحة منها 30 يومًا. إذا لم تكن إحداها منك، فأبلغ عنها: يُسجَّل خروج جهازها وتختار كلمة مرور جديدة.',
  empty: 'تظهر عمليات تسجيل الدخول هنا خلال ثانية.',
  succeeded: 'تم تسجيل الدخول',
  failed:
    '{count, plural, zero {فشل # مرة} one {فشل} two {فشل مرتين} few {فشل # مرات} many {فشل # مرة} other {فشل # مرة}}',
  current: 'هذه الجلسة',
  line: '{time} · {method} · {place}',
  unknownPlace: 'شبكة غير معروفة',
  unusual: 'غير معتاد: {reasons}',
  notMe: 'لم أكن أنا<hidden>: {device}، {time}</hidden>',
} satisfies Translation<typeof english>;
