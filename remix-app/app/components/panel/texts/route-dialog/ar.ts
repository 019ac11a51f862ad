import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: 'إغلاق',
} satisfies Translation<typeof english>;
