import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: '閉じる',
  cancel: 'キャンセル',
} satisfies Translation<typeof english>;
