import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enabled: 'المفعّلة: {count}',
  verified: 'المتحقق منها: {count}',
  lastDay: 'خلال 24 ساعة',
  custom: 'مخصّصة',
  activeNow: 'نشطة',
} satisfies Translation<typeof english>;
