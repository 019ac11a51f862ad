import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'ディスカバリードキュメントを取得できません。数秒後にもう一度お試しください。',
  endpoints: 'エンドポイント',
  endpointsAbout:
    'ほとんどのライブラリは発行者と client ID だけを必要とし、エンドポイントは自動的に検出します。',
  issuer: '発行者 (issuer)',
  discovery: 'ディスカバリードキュメント',
  authorization: '認可エンドポイント',
  token: 'トークンエンドポイント',
  userinfo: 'UserInfo エンドポイント',
  jwks: 'JSON Web Key Set (JWKS)',
  device: 'デバイス認可エンドポイント',
  endSession: 'セッション終了エンドポイント',
  shellNote: 'curl と openssl を使用して、手動で段階的にユーザーをサインインさせます。',
  deviceNote: 'ユーザーコードを表示し、ユーザーが入力するまでポーリングします。',
  machineNote: 'curl を使用して、アプリケーション自体のトークンを要求します。',
  workloadNote:
    '実行元のシステムのトークンを使用して、アプリケーションのトークンを要求します。先に「トークン交換」でそのシステムを追加してください。',
  sharedIssuer: '共有の発行者',
  sharedIssuerAbout:
    'すべての組織がこの発行者を使用します。その場合でも、アプリケーションにサインインできるのは自組織のユーザーのみです。',
  ownIssuer: '{organization} の発行者',
  ownIssuerAbout:
    'この発行者は独自の鍵を使用します。アプリケーションは {organization} のトークンのみを信頼します。',
  customIssuerAbout:
    'ユーザーは {organization} のカスタムドメインで、専用のセッションを使ってサインインします。アプリケーションは {organization} のトークンだけを信頼します。',
  quickStart: 'クイックスタート',
  quickStartAbout: 'このアプリケーションの値が入力されています。シークレットは環境変数から読み取られます。',
  frameworks: 'ライブラリと製品',
  install: 'インストール',
  command: 'コマンド',
  secretNote:
    'CLIENT_SECRET にクライアントシークレットを設定してください。SESSION_SECRET を使用する場合は、<code>openssl rand -base64 32</code> などで生成したランダムな値を設定してください。',
  publicNote:
    'このアプリケーションはパブリッククライアントです。シークレットはなく、PKCE がサインインを保護します。',
  httpsNote:
    'CLIENT_SECRET にクライアントシークレットを設定してください。このライブラリの discovery には https の issuer が必要です。',
  proxyNote:
    'nginx 自体には OpenID Connect の機能がありません。oauth2-proxy がユーザーをサインインさせ、メールアドレスをアプリケーションに渡します。',
  productNote: '設定が参照する場所にクライアントシークレットを登録してください。',
  missingUri: '{name} は未登録の redirect URI にユーザーを戻します: <code>{uri}</code>',
  addUri: 'Redirect URI を追加',
} satisfies Translation<typeof english>;
