import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  issuer: '発行者',
  client: 'クライアント',
  redirectUri: 'リダイレクト URI',
  directoryTenantId: 'ディレクトリ (テナント) ID',
  administrator: '管理者',
  authorizationEndpoint: '認可エンドポイント',
  tokenEndpoint: 'トークンエンドポイント',
  userinfoEndpoint: 'userinfo エンドポイント',
  signingKeys: '署名鍵',
  clientId: 'クライアント ID',
  clientSecret: 'クライアントシークレット',
  entityId: 'エンティティ ID',
  signInUrl: 'サインイン URL',
  signOutUrl: 'サインアウト URL',
  signOutResponseUrl: 'サインアウト応答 URL',
  certificate: '証明書',
  serverAddress: 'サーバーアドレス',
  baseDn: 'ベース DN',
  userFilter: 'ユーザーフィルター',
  serviceAccount: 'サービスアカウント',
  password: 'パスワード',
  caCertificate: 'CA 証明書',
} satisfies Translation<typeof english>;
