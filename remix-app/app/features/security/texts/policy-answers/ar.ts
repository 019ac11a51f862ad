import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  passwordMinLength: 'أدخل عددًا صحيحًا من 8 إلى 64',
  failedSignInRetentionDays: 'أدخل عددًا صحيحًا من 7 إلى 365',
  graceDays: 'أدخل عددًا صحيحًا من 0 إلى 90',
  chooseOne: 'اختر أحد الخيارات',
  network: '«{text}» ليس عنوان IP ولا نطاقًا مثل 203.0.113.0/24 ولا بلدًا مثل DE ولا مشغّلًا مثل AS3320.',
  tooManyNetworks: 'أدخل {count, number} شبكة على الأكثر.',
  notSaved: 'لم تُحفظ السياسة. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
