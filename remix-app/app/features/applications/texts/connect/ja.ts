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
  examples: '構成例',
  examplesAbout:
    '一般的なライブラリとアプリケーション向けの例です。クライアントシークレットは環境変数から読み取ります。',
  examplesFor: 'ライブラリとアプリケーション',
  exampleFor: '{name} の構成',
  shellNote: 'curl と openssl を使用して、手動で段階的にユーザーをサインインさせます。',
  packagesNote: 'パッケージをインストールするには、次のコマンドを実行します: {command}',
  redirectNote: '「設定」で、インストール環境のリダイレクト URI を追加します。末尾は {path} です。',
  deviceNote: 'ユーザーコードを表示し、ユーザーが入力するまでポーリングします。',
  machineNote: 'curl を使用して、アプリケーション自体のトークンを要求します。',
  sharedIssuer: '共有の発行者',
  sharedIssuerAbout:
    'すべての組織がこの発行者を使用します。その場合でも、アプリケーションにサインインできるのは自組織のユーザーのみです。',
  ownIssuer: '{organization} の発行者',
  ownIssuerAbout:
    'この発行者は独自の鍵を使用します。アプリケーションは {organization} のトークンのみを信頼します。',
} satisfies Translation<typeof english>;
