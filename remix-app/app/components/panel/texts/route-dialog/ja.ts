import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: '閉じる',
} satisfies Translation<typeof english>;
