import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  register: 'アプリケーションを登録する',
  registerAbout:
    'Microsoft Entra 管理センターで「App registrations」、「New registration」の順に開きます。1 社だけで使う場合は「Accounts in this organizational directory only」を選びます。サインインページのボタンに使う場合は「Accounts in any organizational directory」を選びます。プラットフォームは「Web」です。',
  secret: 'クライアントシークレットを作成し、アクセス許可を付与する',
  secretAbout:
    '「Certificates & secrets」でシークレットを作成し、その値をすぐにコピーします。「API permissions」で、Microsoft Graph の委任されたアクセス許可 openid、profile、email、User.Read を許可します。その後、管理者の同意を与えます。',
  connect: 'アプリケーションを Gatehouse に追加する',
  connectAbout:
    '「SSO 構成」でアプリケーション (クライアント) ID とシークレットの値を入力するか、このコマンドを実行します。1 つの組織専用の構成には、その組織のディレクトリ (テナント) ID も必要です。その場合、ほかのディレクトリのユーザーは拒否されます。',
  enable: '接続を有効にしてサインインする',
  enableAbout:
    '「SSO 構成」で構成を有効にします。次に、プライベートウィンドウで Microsoft を使ってサインインします。メールアドレスは変わることがあるため、Gatehouse はディレクトリとオブジェクト ID でユーザーを識別します。',
} satisfies Translation<typeof english>;
