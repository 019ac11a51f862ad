import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  session: '1〜1,440 分を入力してください',
  offlineIdle: '30 日以内で入力してください',
  offlineTotal: '90 日以内で入力してください',
  choosePicture: '画像を選択してください',
  tooLarge: '画像のサイズは {size, number} KB です。上限は 128 KB です。小さい画像を保存してください。',
  notSaved: '変更は保存されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
