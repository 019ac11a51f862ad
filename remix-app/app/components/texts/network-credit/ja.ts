import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  credit: 'ネットワーク事業者の情報：{source}',
} satisfies Translation<typeof english>;
