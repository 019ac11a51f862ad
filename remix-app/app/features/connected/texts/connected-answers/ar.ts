import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notWithdrawn: 'لم يُسحب الوصول. يُرجى المحاولة مرة أخرى.',
} satisfies Translation<typeof english>;
