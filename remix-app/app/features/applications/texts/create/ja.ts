import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '新しいアプリケーション',
  about: 'アプリケーションの種類を選択してください。Gatehouse が適切な設定を入力します。',
  web: 'Web アプリケーション',
  newWeb: '新しい Web アプリケーション',
  webAbout: 'サーバーで動作し、シークレットを保持できます。例: Rails、Django、Next.js、Grafana、GitLab。',
  spa: 'シングルページアプリケーション',
  newSpa: '新しいシングルページアプリケーション',
  spaAbout: 'ブラウザーで動作し、シークレットを保持できません。例: React、Vue、Angular。PKCE を使用します。',
  native: 'ネイティブアプリケーション',
  newNative: '新しいネイティブアプリケーション',
  nativeAbout: 'スマートフォン、コンピューター、またはターミナルで動作します。PKCE を使用します。',
  device: 'デバイス',
  newDevice: '新しいデバイス',
  deviceAbout:
    'テレビ、プリンター、ターミナルなど、ブラウザーまたはキーボードがない機器です。ユーザーは Gatehouse のページでコードを入力します。',
  machine: 'マシン間 (M2M)',
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
  connect: 'アプリケーションを接続',
} satisfies Translation<typeof english>;
