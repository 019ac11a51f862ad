import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  required: 'هذا الحقل مطلوب.',
  too_small: 'القيمة قصيرة جدًا أو صغيرة جدًا.',
  too_big: 'القيمة طويلة جدًا أو كبيرة جدًا.',
  invalid_format: 'الصيغة غير صالحة.',
  invalid_type: 'القيمة غير صالحة.',
  invalid_value: 'اختر إحدى القيم المتاحة.',
} satisfies Translation<typeof english>;
