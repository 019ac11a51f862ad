import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'يرفض أحد التطبيقات حسابات مستخدميك',
  about:
    '{count, plural, zero {لا يرفض التطبيق «{application}» أي حساب.} one {يرفض التطبيق «{application}» حساب مستخدم واحد.} two {يرفض التطبيق «{application}» حسابَي مستخدمَين.} few {يرفض التطبيق «{application}» حسابات # مستخدمين.} many {يرفض التطبيق «{application}» حسابات # مستخدمًا.} other {يرفض التطبيق «{application}» حسابات # مستخدم.}}',
  unnamed:
    '{count, plural, zero {لا يرفض أي من تطبيقاتك أي حساب.} one {يرفض أحد تطبيقاتك حساب مستخدم واحد.} two {يرفض أحد تطبيقاتك حسابَي مستخدمَين.} few {يرفض أحد تطبيقاتك حسابات # مستخدمين.} many {يرفض أحد تطبيقاتك حسابات # مستخدمًا.} other {يرفض أحد تطبيقاتك حسابات # مستخدم.}}',
  rejected: 'قيمة مرفوضة: عدد الحسابات {count, number}.',
  conflict: 'اسم مستخدم في التطبيق: عدد الحسابات {count, number}.',
  wrongId: 'لا معرّف أو معرّف حساب آخر: عدد الحسابات {count, number}.',
  notScim: 'استجابة لا تتبع SCIM: عدد الحسابات {count, number}.',
  notFound: 'نقطة نهاية أو كائن مفقود: عدد الحسابات {count, number}.',
  ambiguous: 'عدة حسابات للمستخدم نفسه: عدد الحسابات {count, number}.',
  noValue: 'قيمة مفقودة لسمة مطلوبة: عدد الحسابات {count, number}.',
  other: 'أسباب أخرى: عدد الحسابات {count, number}.',
  next: 'ليس لهؤلاء المستخدمين حساب هناك، أو لديهم حساب قديم. تشرح علامة تبويب التزويد كل حالة وما يجب فعله. تصلك هذه الرسالة مرة واحدة في اليوم على الأكثر.',
  action: 'فتح التزويد',
} satisfies Translation<typeof english>;
