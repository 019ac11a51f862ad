import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choosePicture: '画像を選択してください',
  tooLarge: '画像のサイズは {size, number} KB です。上限は 128 KB です。小さい画像を保存してください。',
} satisfies Translation<typeof english>;
