import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  credit: 'بيانات مشغّلي الشبكات من {source}',
} satisfies Translation<typeof english>;
