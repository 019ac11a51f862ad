import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'システムの状態',
  choose: '組織を選択してください。',
  toDo: '{count, plural, =0 {対応が必要な項目はありません。} other {#件の項目に対応が必要です。}}',
  updated: '{toDo} 更新: {when}。<link>再読み込み</link>',
  updatedOf: '{organization}: {toDo} 更新: {when}。<link>再読み込み</link>',
  noConnection: 'IDプロバイダーは接続されていません',
  connect: '接続を追加',
  noConnectionAbout:
    'ユーザーはパスワードまたはパスキーでサインインします。接続を追加すると、職場のアカウントを使用できます。',
  good: '正常',
  wait: '要確認',
  wrong: '異常',
  disabled: '無効',
  lastSignIn: '最終サインイン',
  lastFailure: '最後の失敗',
  noneRecently: '最近はなし',
  failureReason: '失敗の理由',
  reachable: '到達可能',
  yes: 'はい',
  no: 'いいえ: {reason}',
  read: '最終更新',
  certificateExpiry: '証明書の有効期限',
  signIns: 'サインイン',
  mails: 'メール',
  connection: '接続を開く',
  checkAddress:
    'IDプロバイダーの管理者に、エンドポイントが応答するかを確認してください。その後、接続を更新してください。',
  certificateExpired:
    '証明書の有効期限が切れています。新しい証明書を入力するか、メタデータを更新してください。',
  certificateExpires:
    '証明書は{count, plural, other {#日後}}に期限切れになります。IDプロバイダーに新しい証明書を依頼してください。',
  lastFailed:
    '{count, plural, other {直近の#件のサインインが失敗しました。サインインログで理由を確認できます。}}',
  mostFailed:
    '過去24時間では、成功よりも失敗したサインインのほうが多くなっています。サインインログで理由を確認できます。',
  domains: 'ドメイン',
  claimDomain: 'メールアドレスのドメインを登録してください。ユーザーはIDプロバイダーに案内されます。',
  addRecord: '{domains} のDNSレコードを追加してください。',
  recordMissing: '{domains} のDNSレコードがありません。再度追加してください。',
  verified: '検証済み',
  none: 'なし',
  notVerified: '未検証',
  noLongerVerified: '検証が取り消されたもの',
  lastChecked: '最終確認',
  allDomains: 'すべてのドメイン',
  mail: 'メール',
  delivered: '過去1時間の配信数',
  queued: '送信待ち',
  undelivered: '未配信',
  checkAddresses:
    '招待したメールアドレスを確認してください。正しい場合は、Gatehouseの運営者に連絡してください。',
} satisfies Translation<typeof english>;
