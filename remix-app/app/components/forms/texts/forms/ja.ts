import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードの表示を切り替える',
  retryIn: '{seconds, number} 秒後に再試行できます。入力内容は保持されます。',
  retryNow: '再試行できます。',
  reference:
    'しばらくしてからもう一度お試しください。エラーが続く場合は、管理者に連絡し、参照番号 <code>{reference}</code> を伝えてください。',
  connectionLost:
    '応答を受け取る前に接続が切れました。入力内容は保持されています。しばらくしてからもう一度お試しください。',
  uploadTooLarge:
    'Gatehouse の手前にあるサーバーの上限を超えています (ステータス 413)。入力内容は保持されています。一度に送る量を減らすか、上限を上げるよう管理者に依頼してください。',
  foreignAnswer:
    'Gatehouse の手前にあるサーバーがステータス {status} を返しました。入力内容は保持されています。もう一度お試しいただくか、管理者に連絡してください。',
} satisfies Translation<typeof english>;
