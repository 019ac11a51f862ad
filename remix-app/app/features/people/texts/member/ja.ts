import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  access: 'アクセス',
  applications: 'アプリケーション',
  activity: 'アクティビティ',
  lastSignIn: '最終サインイン: {when}',
  allUsersOf: '{organization} のすべてのユーザー',
  inAllOrganizations: 'すべての組織での状況',
  noActivity: 'お使いのロールでは監査ログを参照できません。',
  role: 'ロール',
  roleAbout:
    '{organization} での権限です。権限の少ないロールは次のリクエストから、権限の多いロールは次のサインインから適用されます。',
  roleAboutOwn:
    '組織での権限です。権限の少ないロールは次のリクエストから、権限の多いロールは次のサインインから適用されます。',
  saveRole: 'ロールを保存',
  mayDoMore: 'このユーザーの権限はあなたより多いため、変更できません。管理者に変更を依頼してください。',
  joined: '参加日',
  email: 'メールアドレス',
  verified: '検証済み',
  notVerified: '未検証',
  permissions: '権限',
  former: '元メンバー',
  formerAbout: 'このユーザーは {organization} のメンバーではなくなりました。<link>すべてのユーザー</link>',
  formerAboutOwn: 'このユーザーは組織のメンバーではなくなりました。<link>すべてのユーザー</link>',
  signOutAbout:
    '{organization} の{count, plural, other {#件のセッション}}を終了し、アプリケーションのアクセスを取り消します。ユーザーは再度サインインできます。',
  signOutAboutOwn:
    '組織の{count, plural, other {#件のセッション}}を終了し、アプリケーションのアクセスを取り消します。ユーザーは再度サインインできます。',
  reactivateAbout: '以前のロールでアクセスを復元します。',
  suspendAbout:
    '{organization} へのアクセスを直ちにブロックします。アカウントとデータは保持され、ユーザーを再開できます。',
  suspendAboutOwn:
    '組織へのアクセスを直ちにブロックします。アカウントとデータは保持され、ユーザーを再開できます。',
  remove: '削除',
  removeAbout:
    'ユーザーを {organization} から削除します。アカウントは残りますが、再参加には新しい招待が必要です。',
  removeAboutOwn: 'ユーザーを組織から削除します。アカウントは残りますが、再参加には新しい招待が必要です。',
  managed: 'ディレクトリによる管理',
  managedBy:
    '接続「<b>{directory}</b>」のディレクトリが、このユーザーの名前、メールアドレス、状態を管理しています。変更はディレクトリで行ってください。',
  managedByAny:
    '接続のディレクトリが、このユーザーの名前、メールアドレス、状態を管理しています。変更はディレクトリで行ってください。',
  managedLeft: 'ディレクトリがこのユーザーを無効化しました: {when}',
  removeButton: '組織から削除',
  factor: '新しい第2要素',
  factorAbout:
    '次回 {organization} にサインインするとき、ユーザーは新しい認証アプリを設定し、現在の要素で確認する必要があります。他の組織には影響しません。',
  factorAboutOwn:
    '次回組織にサインインするとき、ユーザーは新しい認証アプリを設定し、現在の要素で確認する必要があります。他の組織には影響しません。',
  factorMet: '要求: {when}。ユーザーはその後サインインし、要件を満たしました。',
  factorOpen: '要求: {when}。ユーザーはその後サインインしていません。',
  requireFactor: '新しい第2要素を要求',
  releaseFactor: '要求を取り消す',
} satisfies Translation<typeof english>;
