import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  file: 'ファイル',
  choose: 'CSV ファイルを選択',
  chooseOther: '別の CSV ファイルを選択',
  tooLong: '{file} は大きすぎます。上限は 2 MB です。',
  read: '{count, plural, other {{file} を読み込みました: # 行。内容は下に表示されています。}}',
} satisfies Translation<typeof english>;
