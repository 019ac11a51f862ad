import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tokenShownOnce: '作成時に一度だけ表示されます',
  entraApp:
    'ユーザーがサインインするアプリケーションを開きます。ない場合は「{one}」「{two}」「{three}」の順に選択してください。',
  entraConnect: '「{one}」、次に「{two}」を選択します。以下の値を入力し、「{test}」を選択してください。',
  entraMapping:
    '「{section}」で「{source}」を「{target}」に対応付けてください。これでプロビジョニングとサインインが同じ人物を指します。',
  assignAndStart: '「{tab}」でユーザーまたはグループを割り当て、「{button}」を選択してください。',
  oktaLimit:
    'Okta がプロビジョニングできるのは、SAML または SWA でサインインするアプリケーションです。OpenID Connect の接続では、プロビジョニング専用のアプリケーションをもう一つ追加してください。',
  oktaEnable:
    'アプリケーションを開きます。タブ「{tab}」で「{section}」を編集し、プロビジョニングに「{option}」を選択してください。',
  enterOnTab:
    'タブ「{tab}」で「{section}」を編集し、以下の値を入力します。「{test}」で値が正しいか確認できます。',
  oktaToApp: '「{section}」で「{one}」「{two}」「{three}」を有効にしてください。',
  assignUsersAndGroups:
    'タブ「{users}」でユーザーを割り当てます。送信するグループはタブ「{groups}」で選択してください。',
  googleLimit:
    'Google Workspace がプロビジョニングできるのは、自動プロビジョニングに対応したカタログ内のアプリケーションだけです。カスタム SAML アプリにはこのセクションがありません。Google はユーザーを送信しますが、グループは送信しません。',
  googleOpen:
    'エンドポイント URL を入力できるカタログ内のアプリケーションを開きます。「{section}」で「{button}」を選択してください。',
  googleEnter: '以下の値を入力し、属性の対応付けはそのままにしてください。',
  googleScope: '「{page}」で、メンバーを送信するグループを選択します。選択しない場合は全員が送信されます。',
  googleStart: '「{section}」を「{state}」にしてください。最初のユーザーは数時間以内に届きます。',
  addApp: '「{button}」を選択し、「{app}」を検索してください。',
  oneLoginEnter:
    'タブ「{tab}」で以下の値を入力します。JSON テンプレートはそのままにし、「{section}」で「{button}」を選択してください。',
  oneLoginName: 'タブ「{tab}」で「{field}」を「{value}」に設定してください。',
  oneLoginStart:
    'タブ「{tab}」で「{option}」を選択し、承認が必要な操作を決めます。その後、ユーザーを割り当ててください。',
  jumpCloudOpen:
    'ユーザーがサインインするアプリケーションを開くか、「{button}」「{app}」「{option}」の順に選択してください。',
  jumpCloudEnter:
    'タブ「{tab}」で以下の値を入力します。「{field}」にはユーザーのメールアドレスを入力してください。',
  jumpCloudStart: '「{test}」と「{option}」を選択し、「{button}」を選択してください。',
  assignOnTab: 'タブ「{tab}」でグループを選択してください。そのメンバーも送信されます。',
  pingOneOpen: '「{button}」「{one}」「{two}」「{three}」の順に選択してください。',
  pingOneEnter: 'ページ「{page}」で以下の値を入力し、「{test}」を選択してください。',
  pingOneRule: 'タブ「{tab}」でこの接続のルールを作成し、「{source}」を「{target}」に対応付けてください。',
  pingOneStart: '接続とルールを有効にしてください。',
  otherWhere: 'ディレクトリの管理コンソール',
  otherOpen: 'SCIM 2.0 によるプロビジョニングの設定を開いてください。',
  otherEnter: '以下の値を入力します。クライアントはトークンを Authorization ヘッダーで送信します。',
  otherName:
    'userName にはメールアドレスを、externalId には決して変わらない ID を送信してください。サインインにも同じ ID を使うことをお勧めします。',
  otherStart: '送信するユーザーとグループを選択し、プロビジョニングを開始してください。',
  baseUrl: 'ベース URL',
  bearerToken: 'Bearer トークン',
  tokenUrl: 'トークンエンドポイント',
  clientId: 'クライアント ID',
  clientSecret: 'クライアントシークレット',
  version: 'SCIM のバージョン',
  authentication: '認証',
} satisfies Translation<typeof english>;
