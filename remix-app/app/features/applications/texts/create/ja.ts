import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '新しいアプリケーション',
  newWeb: '新しい Web アプリケーション',
  webAbout: 'サーバーで動作し、シークレットを保持できます。例: Rails、Django、Next.js、Grafana、GitLab。',
  newSpa: '新しいシングルページアプリケーション',
  spaAbout: 'ブラウザーで動作し、シークレットを保持できません。例: React、Vue、Angular。PKCE を使用します。',
  newNative: '新しいネイティブアプリケーション',
  nativeAbout: 'スマートフォン、コンピューター、またはターミナルで動作します。PKCE を使用します。',
  newDevice: '新しいデバイス',
  deviceAbout:
    'テレビ、プリンター、ターミナルなど、ブラウザーまたはキーボードがない機器です。ユーザーは Gatehouse のページでコードを入力します。',
  newMachine: '新しいマシン間アプリケーション',
  machineAbout: 'ユーザーを介さずに、自身の権限で API を呼び出すサービスです。',
  methodHelp:
    'トークンエンドポイントでの認証方式です。ほとんどのアプリケーションは client_secret_basic を使用します。',
  pairwise: 'ペアワイズのユーザー識別子',
  pairwiseHelp:
    'ユーザーの識別子 (sub) がアプリケーションごとに異なるため、アプリケーション間でユーザーを照合できません。この設定は後から変更できません。',
  organization: '組織 (任意)',
  organizationHelp:
    'TEN-001 などのコード、またはスラッグを入力します。この組織のユーザーのみがサインインできます。空欄の場合は、すべての組織のユーザーがサインインできます。',
  changeType: '種類を変更',
  register: 'アプリケーションを登録',
  isRegistered: '{name} を登録しました',
  needsNoSecret: 'このアプリケーションにシークレットは不要です。PKCE を使用します。',
  samlAbout:
    'Salesforce、Slack、Zendesk など SAML 2.0 に対応したソフトウェア。多くの製品の値があらかじめ入力されます。',
  about: 'アプリケーションの種類を選択してください。安全な設定が自動的に入力されます。',
  address: 'アプリケーションの URL',
  addressHelp:
    'ユーザーが開くアドレス、または完全な redirect URI。パスがない場合、redirect URI の末尾は {path} になります。',
  addressNative: 'Redirect URI',
  addressNativeHelp:
    'ループバックアドレスは任意のポートで動作します。スマートフォンのアプリは com.example.app:/callback のような独自の URI スキームを使用します。',
  redirectUris: 'Redirect URI (任意)',
  redirectUrisHelp:
    '入力した場合、アプリケーションの URL から導かれる redirect URI の代わりに使用されます。1 行に 1 つの URI。',
  connect: 'クイックスタートを開く',
  continueWith: 'クイックスタートに進む',
  continueWithAbout:
    'フレームワークまたは製品を選択してください。クライアントシークレットは再表示されないため、先にコピーしてください。',
  continuePublic: 'フレームワークまたは製品を選択してください。',
  newWorkload: '新しいワークロード',
  workloadAbout:
    'GitHub Actions、GitLab、Kubernetes など、自身のシステムのトークンで認証するパイプラインやクラスターです。',
} satisfies Translation<typeof english>;
