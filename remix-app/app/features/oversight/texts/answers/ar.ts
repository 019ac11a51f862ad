import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notEnded: 'لم تُنهَ الجلسات. حاول مرة أخرى.',
  notLifted: 'لم يُرفع حد المعدل. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
