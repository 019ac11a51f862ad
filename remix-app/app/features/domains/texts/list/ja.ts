import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ドメイン',
  aboutAll: 'すべての組織のメールドメインと検証状況です。',
  about:
    '組織のメールドメインです。検証済みのドメインのユーザーは、サインイン時に組織のIDプロバイダーに案内されます。',
  claim: 'ドメインを登録',
  show: '表示',
  anyStatus: 'すべてのステータス',
  status: 'ステータス',
  domain: 'ドメイン',
  organization: '組織',
  deleted: '削除済み',
  signInMethod: 'サインイン方法',
  password: 'パスワード',
  joining: '参加方法',
  lastCheck: '最終確認',
  notYet: '未確認',
  noMatch: '一致するドメインはありません',
  noMatchHelp: '別のステータスまたは組織を指定するか、<link>すべて表示</link>してください。',
  empty: 'ドメインはまだありません',
  claimFirst: '最初のドメインを登録',
  emptyHelp:
    'メールアドレスのドメインを登録し、DNSレコードを1件追加して検証してください。検証後、そのアドレスのユーザーには会社のサインインが表示されます。',
} satisfies Translation<typeof english>;
