import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: '{console} の画面「{screen}」の図。強調表示された項目: {fields}',
  field: '項目',
  value: '値',
  copy: 'コピー',
} satisfies Translation<typeof english>;
