import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'コネクター',
  about:
    'コネクターはお客様のネットワーク内で動作し、そこでディレクトリを読み取り、パスワードを確認します。Gatehouse への送信 HTTPS 接続だけを開きます。1 台が停止してもサインインできるように、2 台以上を動かしてください。',
  unused:
    'この接続はディレクトリに直接接続します。コネクターを使うには、設定でサーバーアドレスに connector: と入力してください。',
  none: '登録したコネクターがここに表示されます。',
  create: '登録コードを作成',
  createAbout: 'コードは 1 回だけ使え、15 分で期限が切れます。新しいコードは未使用のコードを置き換えます。',
  open: '未使用のコードがあります。期限は {at} です。',
  once: 'このコマンドを今すぐ実行してください。コードは 1 回だけ表示されます。',
  enroll: '1. 登録',
  run: '2. 起動',
  runAbout:
    '値をお客様のディレクトリのものに置き換えてください。値はネットワーク内にとどまり、サーバーのアドレスとサービスアカウントのパスワードは Gatehouse に送られません。',
  neverConnected: '未接続',
  connected: '接続中',
  silent: '応答なし',
  revoked: '失効',
  version: 'バージョン {version}',
  fingerprint: 'フィンガープリント {fingerprint}',
  lastSeen: '最後の通信 {at}',
  enrolled: '登録 {at}',
  rejected: '{count, plural, other {拒否された要求 # 件}}: {reason}',
  revoke: '失効させる',
  revokeOf: '{name} を失効させる',
  revokeAbout: '次の要求は拒否されます。再び使うには、ID ファイルを削除し、新しいコードで登録してください。',
  connector_revoked: 'コネクターは失効しています。停止してください。',
  signature_missing: '署名がありません。プロキシが Authorization ヘッダーを削除している可能性があります。',
  signature_invalid: '署名がこのコネクターのものではないか、別のアドレス用です。',
  signature_expired: '時計が 1 分以上ずれています。コネクターの時計を同期してください。',
  signature_replayed:
    '同じ要求が 2 回届きました。プロキシが要求を繰り返しているか、記録されている可能性があります。',
  body_altered: '本文が署名されたものと異なります。プロキシが要求を変更している可能性があります。',
  organization_inactive: '組織が有効ではありません。',
  download: 'ダウンロード',
  downloadAbout:
    '<link>コネクターをダウンロード</link>します。1 つのファイルで、Node 22 以降が必要です。Linux では、次のコマンドでダウンロードし、SHA-256 を確認します:',
} satisfies Translation<typeof english>;
