import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  serves: '組織: {organization}',
  servesAll: 'すべての組織',
  updated: '更新: {time}',
  tabs: 'アプリケーションのセクション',
  settings: '設定',
  credentials: '認証情報',
  connect: '接続',
  test: 'テスト',
  provisioning: 'プロビジョニング',
  logout: 'バックチャネルログアウト',
  securityEvents: 'セキュリティイベント',
  problems: 'サインインの問題',
  access: 'アクセス',
  danger: '危険な操作',
  disableEffect:
    '無効にすると、新しいサインインがただちにブロックされ、このアプリケーションのすべてのトークンが取り消されます。設定は保持されます。再び有効にした後、ユーザーはもう一度サインインする必要があります。',
  enableEffect:
    'ユーザーはこのアプリケーションに再びサインインできるようになります。取り消されたトークンは元に戻りません。',
  deleteEffect:
    'アプリケーションを、シークレット、トークン、ユーザーの同意とともに削除します。元に戻すことはできません。client ID が再利用されることはありません。',
  save: '変更を保存',
  saveMine: '自分の変更を保存',
  identity: 'クライアントの識別情報',
  clientIdAbout: '公開情報です。client ID は変更されず、再利用もされません。',
  pkce: 'PKCE',
  pkceRequired: '必須',
  pkceOptional: '必須ではありません。PKCE なしのサインインは安全性が下がります。',
  noSecret: 'クライアントシークレットなし',
  noSecretAbout:
    'このアプリケーションはパブリッククライアントであり、シークレットを保持できません。代わりに PKCE がサインインを保護します。',
  secretAbout:
    'Gatehouse はシークレットのハッシュのみを保存します。ローテーションはできますが、表示はできません。古いシークレットは選択した期間有効なため、アプリケーションは停止しません。',
  secretCreated: '作成: {time}',
  secretExpires: '有効期限: {time}',
  secretCurrent: 'ローテーションするまで有効',
  creatorLeft:
    'このシークレットを作成したユーザーは、このアプリケーションを管理していませんが、シークレットを知っています。ローテーションしてください。',
  keepOld: '古いシークレットを有効にしておく期間',
  days: '{count, plural, other {# 日}}',
  hours: '{count, plural, other {# 時間}}',
  revokeNow: 'なし: ただちに取り消す',
  rotate: 'シークレットをローテーション',
  exchange: 'トークン交換',
} satisfies Translation<typeof english>;
