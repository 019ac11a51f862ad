import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  anyWhere: 'ID プロバイダーの管理コンソール',
  choose2: '「{one}」、「{two}」の順に選択してください。',
  choose3: '「{one}」、「{two}」、「{three}」の順に選択してください。',
  chooseManually: '「{one}」、「{two}」の順に選択し、データを手動で入力してください。',
  chooseEntra: '「New registration」を選択し、この組織ディレクトリのアカウントだけを対象にしてください。',
  chooseGoogle:
    '「Add app」、「Add custom SAML app」の順に選択し、2 番目のステップでメタデータをダウンロードしてください。',
  chooseOneLogin: '「Add App」を選択し、「{app}」を検索してください。',
  chooseKeycloak:
    '種類「OpenID Connect」で「Create client」を選択し、「Client authentication」と「Standard flow」を有効にしてください。',
  enableAddon: '「{addon}」を有効にしてください。',
  registerClient:
    '認可コードフローを使用する、機密 (クライアントシークレットあり) の OpenID Connect アプリケーションを登録してください。',
  registerServiceProvider: 'SAML 2.0 サービスプロバイダーを登録してください。',
  redirect: 'リダイレクト URI を表示どおりに入力してください。',
  redirectOnTab: '「{tab}」タブで、リダイレクト URI を入力してください。',
  redirectWithOption: '「{option}」を選択し、リダイレクト URI を入力してください。',
  redirectWithGrant: 'グラントタイプ「{grant}」はそのままにし、リダイレクト URI を入力してください。',
  redirectAndSecret: 'リダイレクト URI を入力し、共有シークレットを生成してください。',
  redirectUri: 'リダイレクト URI',
  scopeValues: 'スコープ',
  grantType: 'グラントタイプ',
  clientAuthentication: 'クライアント認証',
  nameIdFormat: 'NameID 形式',
  attributeNames: '属性',
  scopes: 'スコープ openid、profile、email を許可し、サインインするユーザーを割り当ててください。',
  attributes: '属性 email、given_name、family_name を送信し、サインインするユーザーを割り当ててください。',
  giveTab: 'クライアント ID とクライアントシークレットは「{tab}」タブにあります。発行者: {issuer}',
  giveEntra:
    'クライアント ID は「Application (client) ID」です。シークレットは「Certificates & secrets」で作成してください。発行者: {issuer}',
  giveAdfs: 'クライアント ID は「Client Identifier」です。発行者: {issuer}',
  giveOneLogin:
    '「SSO」タブにクライアント ID、クライアントシークレット、発行者が表示されます。認証方式は POST または Basic を選択してください。',
  givePingOne:
    '「Overview」タブに発行者、クライアント ID、クライアントシークレットが表示されます。アプリケーションを有効にしてください。',
  giveJumpCloud:
    'クライアント ID とクライアントシークレットは「Activate」を選択した後に一度だけ表示されます。発行者: {issuer}',
  giveAny:
    'クライアント ID、クライアントシークレット、発行者を控えてください。発行者は /.well-known/openid-configuration の前までの URL です。',
  enter: '次の値を入力してください。',
  enterUnder: '「{section}」に次の値を入力してください。',
  enterNameId: '「{section}」に、NameID 形式「{format}」で次の値を入力してください。',
  enterAdfs: 'SAML 2.0 WebSSO プロトコルを有効にし、次の値を入力してください。',
  enterOneLogin:
    '「Configuration」タブに次の値を入力してください。最初の値は ACS バリデーターにも使用します。',
  enterAuth0:
    '「Settings」タブにコールバック URL を入力し、その下の JSON にオーディエンスを入力してください。',
  enterKeycloak:
    '次の値を入力してください。NameID 形式「email」を選択し、「Sign assertions」を有効にしてください。',
  enterAny: '次の値を入力し、メールアドレスを NameID として送信してください。',
  copyUnder: '「{section}」で「{label}」をコピーしてください。',
  metadataGoogle:
    'ダウンロードしたメタデータファイルをアップロードし、ユーザーに対してアプリを有効にしてください。',
  metadataAdfs: 'メールアドレスを NameID として送信する規則を追加してください。メタデータ URL: {url}',
  metadataOneLogin: '「More Actions」で「SAML Metadata」を選択し、そのファイルをアップロードしてください。',
  metadataPingOne:
    '「Configuration」で「IDP Metadata URL」をコピーし、アプリケーションを有効にしてください。',
  metadataJumpCloud: '同じタブで「Copy Metadata URL」または「Export Metadata」を選択してください。',
  metadataAuth0: '「Usage」タブで「Identity Provider Metadata」をダウンロードしてください。',
  metadataAt: 'メタデータ URL は {url} です',
  metadataAny: 'メタデータ URL を控えるか、メタデータをダウンロードしてください。',
  ldapWhere:
    'Active Directory、OpenLDAP、389 Directory Server、または LDAP バージョン 3 に対応する他のサーバー',
  ldapAccount: 'ユーザー、グループ、その属性だけを読み取れるサービスアカウントを作成します。',
  ldapReach: 'Gatehouse がサーバーのパブリックアドレスに到達できるようにするか、コネクターを使用します。',
  ldapEncryption:
    'LDAPS (ポート 636) または StartTLS (ポート 389) を使用します。サーバー証明書にサーバー名が含まれている必要があります。',
  ldapGive: 'サーバーのアドレス、ユーザーの場所、サービスアカウントを入力してください。',
} satisfies Translation<typeof english>;
