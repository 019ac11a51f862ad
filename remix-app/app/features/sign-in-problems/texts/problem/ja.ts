import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  code: 'コード: <code>{error}</code>',
  personReads: 'ユーザーに表示される文',
  fix: '解決方法',
  fixedBy: '解決できる人',
  compared: '比較される値',
  comparedAbout: '{value}: 管理者は、検出された値と想定される値を参照番号とともに確認できます。',
  all: 'サインインの問題の一覧',
} satisfies Translation<typeof english>;
