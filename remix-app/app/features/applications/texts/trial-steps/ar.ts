import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: 'طلب التفويض',
  returned: 'استجابة التفويض',
  redeemed: 'طلب الرموز',
  validated: 'التحقق من رمز ID: التوقيع وجهة الإصدار والجمهور وnonce والوقت',
  userinfo: 'طلب UserInfo',
  revoked: 'إبطال الرموز',
  issuer: 'جهة الإصدار',
  stateMatches: 'مطابق للطلب',
  notSent: 'لم يُرسل',
  seconds:
    '{count, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  noRefreshToken: 'لا يوجد. يتطلب رمز التحديث offline_access وprompt=consent.',
  masked:
    '{end} {count, plural, zero {(# حرف)} one {(حرف واحد)} two {(حرفان)} few {(# أحرف)} many {(# حرفًا)} other {(# حرف)}}',
  result: 'النتيجة',
  allRevoked: 'أُبطلت جميع رموز هذا الاختبار.',
} satisfies Translation<typeof english>;
