import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'يتطلب تسجيل الدخول انتباهك',
  more: '{count, plural, zero {لا عناصر أخرى} one {عنصر آخر واحد} two {عنصران آخران} few {# عناصر أخرى} many {# عنصرًا آخر} other {# عنصر آخر}}',
  platform: 'المنصة',
} satisfies Translation<typeof english>;
