import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'セッション',
  about:
    'アクティブなセッションを、サインインの新しい順に表示します。セッションを終了すると、ユーザーは再度サインインする必要があります。',
  show: '表示',
  organizationChip: '組織: {organization}',
  networkChip: 'ネットワーク: {network}',
  email: 'メール',
  emailPlaceholder: '完全なメールアドレス',
  network: 'ネットワーク',
  user: 'ユーザー',
  you: 'あなた',
  platform: 'プラットフォーム',
  device: 'IP アドレスとデバイス',
  unknown: '不明',
  signedIn: 'サインイン日時',
  lastActive: '最終アクティビティ',
  end: '<hidden>{name} のセッションを</hidden>終了',
  empty: 'アクティブなセッションはありません',
  emptyAbout: 'ユーザーがサインインしている間、セッションがここに表示されます。',
  noMatch: '一致するセッションはありません',
  noMatchAbout: '終了したセッションは監査ログで確認できます。',
  endTenant:
    '組織 <b>{name}</b> のすべてのセッションを終了します。直ちに反映され、アプリケーションに通知されます。',
  endUser: '<b>{name}</b> のすべてのセッションを終了します。直ちに反映され、アプリケーションに通知されます。',
  endAll: 'すべてのセッションを終了',
  pwd: 'パスワード',
  otp: '認証アプリ',
  passkey: 'パスキー',
  connection: '接続',
  mail: 'メール',
  recoveryCode: 'リカバリーコード',
} satisfies Translation<typeof english>;
