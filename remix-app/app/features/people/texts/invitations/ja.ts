import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ユーザー',
  about: '{organization} への招待とその状況です。',
  aboutOwn: '組織への招待とその状況です。',
  invite: 'ユーザーを招待',
  email: 'メールアドレス',
  role: 'ロール',
  status: 'ステータス',
  sent: '送信日',
  sentTimes: '{when}（{count}回）',
  expires: '有効期限',
  actions: '操作',
  search: '名前またはメールアドレス',
  anyStatus: 'すべてのステータス',
  empty: '招待はありません',
  emptyHelp: '保留中の招待とその有効期限がここに表示されます。',
  resend: '再送信<hidden>（{email}）</hidden>',
  revoke: '取り消し<hidden>（{email} の招待）</hidden>',
} satisfies Translation<typeof english>;
