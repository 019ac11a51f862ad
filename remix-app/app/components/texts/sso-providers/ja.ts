import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  googleAbout: 'ユーザーは会社の Google アカウントでサインインします。',
  microsoftAbout: 'ユーザーは 1 つの Microsoft Entra テナントの職場アカウントでサインインします。',
  githubAbout:
    'ユーザーは GitHub アカウントでサインインします。組織のドメインの確認済みメールアドレスが必要です。',
  appleAbout: 'ユーザーは Apple アカウントでサインインします。組織のドメインのメールアドレスが必要です。',
  oauth2About:
    'OpenID ディスカバリードキュメントを公開する ID プロバイダー: Okta、Auth0、Keycloak、PingOne など。',
  samlAbout: 'SAML メタデータを公開する ID プロバイダー: ADFS、OneLogin、JumpCloud、Shibboleth など。',
  clientId: 'クライアント ID',
  applicationId: 'アプリケーション (クライアント) ID',
  servicesId: 'Services ID',
  directoryId: 'ディレクトリ (テナント) ID',
  directoryIdAbout: 'この Microsoft Entra テナントのユーザーだけがサインインできます。',
  teamId: 'チーム ID',
  keyId: 'キー ID',
  issuer: '発行者 (Issuer)',
  issuerAbout: '接続を保存する前に、Gatehouse がディスカバリードキュメントと鍵を読み込みます。',
  ldapAbout:
    'ユーザーは組織のディレクトリのパスワードでサインインします: Active Directory、OpenLDAP、389 Directory Server など。',
  ldapUrl: 'サーバーアドレス',
  ldapUrlAbout: 'LDAPS は ldaps://、StartTLS は ldap://、コネクターは connector:。常に暗号化されます。',
  ldapCa: 'CA 証明書 (任意)',
  ldapCaAbout: 'サーバー証明書の発行元がパブリック CA でない場合に、PEM 形式で入力します。',
  baseDn: 'ベース DN',
  baseDnAbout: 'このエントリの下でユーザーを検索します。',
  userFilter: 'ユーザーフィルター (任意)',
  userFilterAbout:
    '例のように、ユーザーの入力を表すプレースホルダーを含めます。空の場合、メールアドレスとユーザー名で検索します。',
  serviceAccount: 'サービスアカウント (DN)',
  servicePassword: 'サービスアカウントのパスワード',
} satisfies Translation<typeof english>;
