import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'アドレスとコマンドにはすべて、この環境 {origin} の値が入っています。取得した値は <link>SSO 構成</link> に入力してください。',
  tabs: 'ガイドの項目',
  google: 'Google Workspace',
  microsoft: 'Microsoft Entra ID',
  mfa: 'MFA の設定',
  troubleshooting: 'トラブルシューティング',
  reference: 'クイックリファレンス',
  oauth2Endpoints: 'OAuth2 エンドポイント',
  samlEndpoints: 'SAML エンドポイント',
  command: 'コマンド: {title}',
  authorize: '認可',
  token: 'トークン',
  userinfo: 'Userinfo',
  configuration: 'OpenID 構成',
  jwks: '鍵 (JWKS)',
  signOut: 'サインアウト',
  metadata: 'メタデータ',
  entityId: 'エンティティ ID',
  sso: 'SSO',
  slo: 'SLO',
  javaScriptOrigin: '承認済みの JavaScript 生成元',
  authorizedRedirectUri: '承認済みのリダイレクト URI',
  redirectUri: 'リダイレクト URI',
} satisfies Translation<typeof english>;
