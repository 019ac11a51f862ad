import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: 'إغلاق',
  cancel: 'إلغاء',
} satisfies Translation<typeof english>;
