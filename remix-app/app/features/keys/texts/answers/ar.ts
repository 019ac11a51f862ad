import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notRotated: 'لم تُجدَّد المفاتيح. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
