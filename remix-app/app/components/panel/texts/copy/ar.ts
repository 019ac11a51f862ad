import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  copy: 'نسخ',
  copyOf: 'نسخ {label}',
  copied: 'تم النسخ إلى الحافظة',
} satisfies Translation<typeof english>;
