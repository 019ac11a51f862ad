import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  project: 'プロジェクトと同意画面を作成する',
  projectAbout:
    'Google Cloud コンソールでプロジェクトを選択または作成します。「Google Auth Platform」を開き、対象を「Internal」に設定します。これで、自社の Workspace のアカウントだけがサインインできます。',
  client: 'OAuth クライアントを作成する',
  clientAbout:
    '「Clients」で「Create client」を選び、種類に「Web application」を指定します。次の 2 つの値を表示どおりに入力します。',
  connect: 'クライアントを Gatehouse に追加する',
  connectAbout:
    '「SSO 構成」でクライアント ID とクライアントシークレットを入力するか、このコマンドを実行します。Gatehouse は、構成を保存する前に Google のディスカバリードキュメントと鍵を読み込みます。新しい構成は無効の状態です。',
  enable: '接続を有効にしてサインインする',
  enableAbout:
    '「SSO 構成」で構成を有効にします。次に、プライベートウィンドウで Google を使ってサインインします。個人の Google アカウントは拒否され、その理由が表示されます。',
} satisfies Translation<typeof english>;
