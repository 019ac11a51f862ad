import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  organizations: '組織',
  activity: 'プラットフォームでの操作',
  verified: 'メール検証済み',
  notVerified: 'メール未検証',
  since: '作成 {when}',
  operator: 'プラットフォーム運営者',
  operatorAbout: 'スーパー管理者は組織に所属しません。',
  none: '所属組織なし',
  noneAbout: 'このユーザーは、組織から招待されると再びサインインできます。',
  eraseAfter: '招待されない場合、アカウントは消去されます: {when}',
  erasing: '消去中',
  erasingAbout:
    'このユーザーのすべての個人データは数分以内に消去されます。監査ログには、個人を特定できないIDだけが残ります。',
  organization: '組織',
  role: 'ロール',
  status: 'ステータス',
  lastSignIn: '最終サインイン',
  signOutAbout:
    'すべての組織で、このユーザーの全セッションを終了し、アプリケーションのアクセスを取り消します。',
  factors: '第2要素の紛失',
  factorsAbout:
    '認証アプリ、パスキー、リカバリーコードを削除し、すべてのセッションを終了します。先に本人確認を行ってください。その後は、パスワードまたはIDプロバイダーだけでサインインできます。',
  identifiedBy: '本人確認の方法',
  identifiedByAbout: '監査ログに保存されます。書類の番号は入力しないでください。',
  identifiedByExample: '身分証を提示したビデオ通話、上司が確認',
  resetFactors: '第2要素を削除',
  block: '全面的にブロック',
  blockAbout:
    'すべての組織へのアクセスを直ちにブロックします。このユーザーが唯一の管理者である組織も対象です。',
  unblock: 'ブロックを解除',
  unblockAbout: 'メンバーシップが有効な組織へのアクセスを復元します。',
  erase: '消去',
  eraseAbout:
    'ユーザーをすべての組織から削除し、アカウント、要素、デバイス、セッション、メールを消去します。監査ログには、個人を特定できないIDだけが残ります。この操作は元に戻せません。',
  confirm: '確認のためメールアドレスを入力',
  eraseButton: '完全に消去',
} satisfies Translation<typeof english>;
