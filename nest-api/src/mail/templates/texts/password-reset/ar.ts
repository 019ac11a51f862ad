import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'اختر كلمة مرور جديدة',
  about:
    'تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في Gatehouse. اتبع الرابط لاختيار كلمة مرور جديدة. تنتهي جميع الجلسات المفتوحة عند حفظها.',
  action: 'اختيار كلمة مرور جديدة',
  expiry:
    'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  notYou: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
} satisfies Translation<typeof english>;
