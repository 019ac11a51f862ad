import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'السمات المخصصة في الرموز',
  about:
    'يحتوي رمز المعرّف ونقطة userinfo على هذه المطالبات إذا كان للتطبيق النطاق «profile». لا تُسلَّم السمات المخصصة الأخرى.',
  none: 'ليس لدى المؤسسة سمات مخصصة. عرّفها في تبويب «التزويد» لأحد الاتصالات.',
  claim: 'المطالبة',
  attribute: 'السمة المخصصة',
  claimNumber: 'المطالبة {number, number}',
  attributeNumber: 'السمة المخصصة للمطالبة {number, number}',
  empty: 'أفرغ اسم المطالبة لإزالتها.',
  save: 'حفظ المطالبات',
  notSaved: 'لم تُحفظ المطالبات. أعد المحاولة.',
} satisfies Translation<typeof english>;
