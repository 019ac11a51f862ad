import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'AI エージェントを接続する',
  about:
    'Model Context Protocol に対応したエージェントは、追加の設定なしでこの API を見つけ、自身を識別し、ユーザーに確認してトークンを取得します。',
  allow: '1. エージェントを許可する',
  allowed: '許可済み',
  notAllowed: 'まだ許可されていません',
  allowAbout: 'メタデータドキュメントまたは自由な登録を受け入れ、この API とスコープを選択してください。',
  openRegistration: '「クライアント登録」を開く',
  publish: '2. API のメタデータを公開する',
  address: 'アドレス',
  document: 'メタデータ (RFC 9728)',
  challenge: '3. 有効なトークンのないリクエストを拒否する',
  response: '応答',
} satisfies Translation<typeof english>;
