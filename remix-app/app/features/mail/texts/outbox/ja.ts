import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '送信トレイ',
  about: 'Gatehouse が送信するメールです。メールサーバーがない場合はここに残り、読むことができます。',
  to: '宛先',
  toPlaceholder: 'メールアドレスの先頭',
  search: '検索',
  noMatch: '一致するメールはありません',
  noMatchAbout: '別のアドレスで検索するか、別の状態を選択してください。',
  subject: '件名',
  status: '状態',
  created: '作成日時',
  empty: 'メールはありません',
  emptyAbout: '新規登録などの際に Gatehouse が作成したメールがここに表示されます。',
  all: 'すべて',
} satisfies Translation<typeof english>;
