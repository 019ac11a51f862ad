import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'لم يجتز عزل المؤسسات أحد الفحوص',
  about:
    '{count, plural, zero {لم يفشل إثبات العزل الذي يجري كل ساعة} one {فشل إثبات العزل الذي يجري كل ساعة في موضع واحد} two {فشل إثبات العزل الذي يجري كل ساعة في موضعين} few {فشل إثبات العزل الذي يجري كل ساعة في # مواضع} many {فشل إثبات العزل الذي يجري كل ساعة في # موضعًا} other {فشل إثبات العزل الذي يجري كل ساعة في # موضع}}. قد تتمكن مؤسسة من قراءة بيانات مؤسسة أخرى.',
  found: 'ما عُثر عليه: {failures}',
  next: 'اعرف من غيّر قاعدة البيانات أو البرنامج. إلى أن يزول السبب، فكّر في إيقاف واجهة API.',
  action: 'فتح حالة النظام',
} satisfies Translation<typeof english>;
