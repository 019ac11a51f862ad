import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  outbox: '送信トレイ',
  to: '宛先',
  status: '状態',
  created: '作成日時',
  sent: '送信日時',
  masked: 'リンクは非表示です',
  maskedAbout:
    'このメールのリンクは受信者として動作します。表示するには再認証が必要で、監査ログに記録されます。',
  showLinks: 'リンクを表示',
  links: 'このメールのリンク',
  linksAbout:
    'リンクは受信者として動作します。サインインしたままにするには、プライベートウィンドウで開いてください。',
  removed: 'このメールの本文は保存期間が過ぎたため削除されました。',
  message: 'メール',
  plainText: 'プレーンテキスト',
} satisfies Translation<typeof english>;
