import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tooShort:
    '{count, plural, zero {اكتب # حرف على الأقل.} one {اكتب حرفًا واحدًا على الأقل.} two {اكتب حرفين على الأقل.} few {اكتب # أحرف على الأقل.} many {اكتب # حرفًا على الأقل.} other {اكتب # حرف على الأقل.}}',
  busy: 'عمليات بحث كثيرة جدًا. حاول مرة أخرى بعد بضع ثوانٍ.',
  failed: 'البحث غير متاح. حاول مرة أخرى بعد قليل.',
} satisfies Translation<typeof english>;
