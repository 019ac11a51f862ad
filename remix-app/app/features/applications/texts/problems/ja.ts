import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'このアプリケーションの失敗した要求です。開発者には error_uri に同じコードが表示されます。',
  problem: '問題',
  compared: '比較された値',
  fix: '解決方法',
  time: '時刻',
  found: '検出: {value}',
  expected: '想定: {value}',
  nothing: 'なし',
  count: '{count, plural, other {(# 回)}}',
  open: '設定を開く',
  reference: '参照番号',
  none: 'サインインの問題はありません',
  noneAbout: 'このアプリケーションの失敗した要求が、原因とともにここに表示されます。',
} satisfies Translation<typeof english>;
