import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  owner: '所有者: {organization}',
  ownerPlatform: '所有者: プラットフォーム',
  updated: '更新: {time}',
  identifierAbout:
    'アプリケーションは resource として送信します。アクセストークンには aud として含まれます。変更することはできません。',
  save: '変更を保存',
  saveMine: '自分の変更を保存',
  deleteEffect:
    '削除すると、アプリケーションはこの API のトークンを取得できなくなります。先に、この API を使用しているすべてのアプリケーションから API を削除してください。識別子は後で再登録できます。',
  request: 'トークンの要求',
  requestAbout:
    'アプリケーションの設定で、この API とスコープを選択します。コマンドはマシン間アプリケーションのリクエストです。ユーザーがいるアプリケーションは、認可リクエストで <code>resource</code> と <code>scope</code> を送信します。',
  requestCommand: 'トークンリクエスト',
  validate: 'トークンの検証',
  validateJwt:
    'API は発行者の公開鍵で署名を検証します。その後、<code>iss</code> と <code>aud</code> がこれらの値と一致すること、<code>exp</code> が未来の時刻であること、<code>scope</code> に必要なスコープが含まれることを確認します。OAuth 2.0 リソースサーバー用のライブラリは、発行者の情報だけでこれを行います。',
  issuer: '発行者 (iss)',
  ownIssuer: '{organization} の発行者',
  ownIssuerAbout: 'この発行者を使用するアプリケーション向けです。',
  audience: 'オーディエンス (aud)',
  jwks: 'JSON Web Key Set (JWKS)',
  validateOpaque:
    'API は、独自の client ID とクライアントシークレットを使用して、各トークンをイントロスペクションエンドポイントに送信します。<code>active</code> が true で、<code>aud</code> が API の識別子であり、<code>scope</code> に必要なスコープが含まれる場合にのみ、トークンを受け入れます。',
  introspectionCommand: 'イントロスペクションリクエスト',
} satisfies Translation<typeof english>;
