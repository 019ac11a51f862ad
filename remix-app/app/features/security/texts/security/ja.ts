import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'セキュリティ設定',
  about: '組織のサインイン状況とサインインポリシー。',
  auditLog: '監査ログ',
  activity: 'サインイン状況',
  noActivity: '最初のサインイン後、成功と失敗の件数がここに表示されます。',
  seeTenants: 'テナントを表示',
  inviteUsers: 'ユーザーを招待',
  requirements: '要件',
  noOrganization: '組織のメンバーではないため、適用されるポリシーはありません。',
  sessions: 'セッション',
  sessionsAbout: 'セッションの有効期限の 1 分前に、ユーザーに警告が表示されます。',
  idle: 'アイドルタイムアウト',
  total: '最大有効期間',
  hours: '{count, plural, other {# 時間}}',
  minutes: '{count, plural, other {# 分}}',
} satisfies Translation<typeof english>;
