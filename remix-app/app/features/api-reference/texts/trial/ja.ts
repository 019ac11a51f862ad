import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  body: '要求本文',
  bodyAbout: 'JSON 形式です。最初は仕様の例が入力されています。',
  confirm: '{method} が自分の名前でこの環境を変更することを理解しました',
  send: '{method} を送信',
  response: '応答',
  duration: '{count, number} ms',
  responseBody: '応答本文',
  noBody: '応答本文なし',
  cut: '応答本文は途中までの表示です。',
  showSecrets: 'シークレットを表示',
  bodyWithSecrets: 'シークレットを含む応答本文',
} satisfies Translation<typeof english>;
