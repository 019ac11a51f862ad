import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '最近のインポート',
  entry: '{when}: {count, plural, other {#行}}中{done, number}行を処理、{failed, number}行が失敗',
} satisfies Translation<typeof english>;
