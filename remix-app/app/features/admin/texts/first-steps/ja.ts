import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '組織を設定する',
  progress: '{total, number} 件中 {done, number} 件完了',
  done: '完了',
  toDo: '未完了',
  inviteUsers: 'ユーザーを招待',
  inviteUsersAbout: 'メールアドレスを 1 件ずつ入力するか、一覧をインポートします。',
  verifyDomain: 'ドメインを確認',
  verifyDomainAbout: 'DNS の TXT レコードでドメインの所有権を確認します。',
  connectIdentityProvider: 'ID プロバイダーを接続',
  connectIdentityProviderAbout: 'ユーザーは Google、Microsoft などの ID プロバイダーでサインインします。',
  connectApplication: 'アプリケーションを接続',
  connectApplicationAbout: 'ユーザーは Gatehouse を通じてアプリケーションにサインインします。',
} satisfies Translation<typeof english>;
