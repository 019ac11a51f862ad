import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: '名前',
  nameHelp: '同意ページでユーザーに表示されます。',
  redirectUris: 'リダイレクト URI',
  redirectUrisHelp: '1 行に 1 つの URI を入力します。Gatehouse は完全一致で比較します。',
  postLogoutUris: 'サインアウト後のリダイレクト URI (任意)',
  postLogoutUrisHelp:
    'アプリケーションがユーザーをサインアウトさせた後に、ブラウザーが戻ることのできる URI です。1 行に 1 つ入力します。',
  sectorUri: 'セクター識別子 URI (任意)',
  sectorUriHelp:
    '複数のホストを持つペアワイズクライアント専用です。すべてのリダイレクト URI の JSON リストを指す https URL を入力します。そのホストによってユーザー識別子が決まります (sector_identifier_uri)。',
  keys: '公開鍵 (JWKS)',
  keysHelp: 'JWKS の https URL、または JSON 形式の JWKS を入力します。private_key_jwt の場合のみ必要です。',
  allowWithoutPkce: 'PKCE なしのサインインを許可 (安全性が下がります)',
  allowWithoutPkceHelp:
    'コードチャレンジを送信できないソフトウェアにのみ使用してください。その場合、盗まれた認可コードを保護するのはクライアントシークレットまたは鍵だけになります。PKCE を使用するサインインは引き続き検証されます。',
  skipConsent: 'ユーザーの同意を省略',
  skipConsentHelp:
    'プラットフォーム自体のアプリケーション向けです。アプリケーションがデータを受け取る前に、ユーザーへの確認は行われません。',
  backchannelUri: 'バックチャネルログアウト URI (任意)',
  backchannelUriHelp: 'ユーザーがサインアウトすると、Gatehouse はこの URI にログアウトトークンを送信します。',
  scopes: 'スコープ',
  openid: 'ユーザーの識別子',
  profile: '名前、画像、言語、タイムゾーン',
  email: 'メールアドレス',
  tenant: '組織と、組織でのユーザーのロールおよび権限',
  offlineAccess: 'ユーザーの不在時のアクセス',
  leanIdToken: 'これらのクレームを ID トークンに含めない',
  leanIdTokenHelp:
    'アプリケーションは UserInfo エンドポイントからクレームを取得します。ID トークンは小さくなり、開示される情報も減ります。',
  refreshTokens: 'リフレッシュトークンの有効期間 (任意)',
  idleDays: 'アイドルタイムアウト (日)',
  idleDaysHelp: '使用されないリフレッシュトークンは、この期間の後に失効します。',
  totalDays: '最大有効期間 (日)',
  totalDaysHelp: 'この期間の後、ユーザーはもう一度サインインする必要があります。',
  refreshTokensNote: '空欄の場合は、ユーザーの組織の制限が適用されます。',
  highSecurity: '高セキュリティ',
  pushedRequests: 'プッシュ型認可リクエスト (PAR) を必須にする',
  pushedRequestsHelp: 'アプリケーションは認可パラメーターを、ブラウザー経由ではなくサーバーから送信します。',
  boundTokens: 'トークンを鍵にバインド (DPoP)',
  boundTokensHelp: '盗まれたトークンは、アプリケーションの秘密鍵がなければ使用できません。',
  fapi: 'FAPI 2.0 セキュリティプロファイル',
  fapiHelp: 'private_key_jwt、プッシュ型認可リクエスト、鍵にバインドされたトークンを必須にします。',
  apis: 'API (任意)',
  apiScopes: '{api} のスコープ',
  apisHelp: '各アクセストークンは 1 つの API に対して有効です。',
  noApis: 'このアプリケーションの所有者には、まだ API がありません。',
  allApis: 'すべての API',
  registerApi: 'API を登録',
  typedApisHelp: '1 行に 1 つの API を入力します。識別子の後に、スコープをスペース区切りで指定します。',
} satisfies Translation<typeof english>;
