import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'لحظة من فضلك',
  about: 'جرت محاولات كثيرة، لذلك يحل متصفحك مهمة صغيرة قبل إرسال النموذج. تبقى مدخلاتك محفوظة.',
  running: 'جارٍ التحقق. يستغرق ذلك بضع ثوانٍ.',
  still: 'ما زال التحقق جاريًا. قد يستغرق نصف دقيقة على جهاز بطيء.',
  done: 'تم. يُرسل النموذج الآن.',
  waiting:
    'لا يستطيع متصفحك إجراء التحقق. انتظر {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}} ثم تابع. تبقى مدخلاتك محفوظة.',
  proceed: 'متابعة',
  website: 'اترك هذا الحقل فارغًا',
} satisfies Translation<typeof english>;
