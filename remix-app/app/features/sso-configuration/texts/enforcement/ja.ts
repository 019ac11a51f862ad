import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'シングルサインオンを必須にする',
  about:
    '組織のメンバーは接続を使ってサインインする必要があります。パスワードとパスキーは、サインインページ、API、招待、パスワードのリセットで使用できなくなります。',
  aboutOf:
    '{organization} のメンバーは接続を使ってサインインする必要があります。パスワードとパスキーは、サインインページ、API、招待、パスワードのリセットで使用できなくなります。',
  allConnections: 'すべての接続',
  noOrganization: '組織のメンバーではないため、このポリシーを設定できません。',
  required: 'シングルサインオンは必須です',
  notRequired: 'シングルサインオンは任意です',
  requiredAbout:
    'パスワードでのサインインは無効です。緊急時の管理者は引き続きパスワードを使用できます。使用時にはすべての管理者に通知されます。',
  notRequiredAbout: 'ユーザーは接続またはパスワードでサインインできます。',
  changedAt: '最終変更: {at}。',
  testTitle: '1. 接続をテスト',
  testAbout:
    '組織の管理者が、過去 24 時間以内に現在の設定で接続をテストしている必要があります。これにより締め出しを防ぎます。',
  noConnection: '有効な接続がありません。先に <connect>ID プロバイダーを接続</connect>してください。',
  passedAt: 'テスト成功: {at}。',
  passedOutdated: 'テスト成功: {at}。ただし、その後に設定が変更されたか、テストが古すぎます。',
  neverTested: 'テストされていません。',
  tested: 'テスト済み',
  test: 'テスト',
  namedTitle: '2. 緊急時の管理者を選択',
  namedAbout:
    '管理者を 1 人か 2 人選択してください。ID プロバイダーを利用できないときにパスワードでサインインできます。そのたびにすべての管理者にメールが届きます。',
  noPassword: '{email}: パスワードがないため、この方法ではサインインできません',
  outagePasswords: '障害中はパスワードを許可する',
  outagePasswordsAbout:
    '有効な接続がすべて応答しない間、メンバーはパスワードでサインインできます。許可しない場合は、緊急時の管理者だけがサインインできます。ID プロバイダーを妨害する攻撃者は、盗んだパスワードを使えるようになります。',
  preview: '影響を受けるユーザーを表示',
  lockedOutTitle: '3. アクセスできなくなるユーザー',
  lockedOutTitleRequired: '3. サインインできないユーザー',
  nobodyLockedOut:
    'いません。すべてのユーザーは接続に登録済みか、接続が対応するメールアドレスを持っています。',
  lockedOut: '<b>{count, plural, other {# 人のユーザー}}</b>がアクセスできなくなります。{reason}',
  lockedOutRequired: '<b>{count, plural, other {# 人のユーザー}}</b>がサインインできません。{reason}',
  saveTitle: '4. シングルサインオンを必須にする',
  changeTitle: 'ポリシーを変更',
  saveAbout: 'すべての管理者にメールが届きます。既存のセッションは有効期限まで継続します。',
  changeAbout: 'シングルサインオンの必須を解除すると、すべての管理者に通知されます。',
  saveNamed: '変更を保存',
  stop: 'シングルサインオンの必須を解除',
  require: 'シングルサインオンを必須にする',
  requireAndLockOut: '{count, plural, other {シングルサインオンを必須にし、# 人のユーザーを締め出す}}',
  scheduled: 'シングルサインオンが必須になります',
  scheduledAbout:
    '{at} 以降、メンバーはパスワードとパスキーを使用できません。それまでは使用でき、ユーザーにはサインイン時にこの日時が表示されます。',
  requiredCodesAbout:
    'パスワードによるサインインは無効です。緊急管理者は、パスワードと緊急コードでサインインできます。使用時にはすべての管理者に通知されます。',
  emergencyAccess: '緊急アクセス',
  emergencyAccessAbout: '緊急管理者が ID プロバイダーなしでサインインするために必要なものを決めます。',
  accessCode: 'パスワードと緊急コード',
  accessCodeAbout:
    '10 個のコードが作成され、1 回だけ表示されます。印刷して安全な場所に保管してください。各コードは 1 回だけ使用できます。',
  accessRelease: 'パスワード、コード、2 人目の承認',
  accessReleaseAbout: 'さらに、別の管理者が 15 分以内にコードを承認する必要があります。',
  accessPassword: 'パスワードのみ',
  accessPasswordAbout: '緊急管理者のパスワードを知っている人は、ID プロバイダーを回避できます。',
  codes: '緊急コード',
  codesTitle: '緊急コードを今すぐ保存してください',
  codesAbout:
    '表示されるのは 1 回だけです。印刷して安全な場所に保管してください。緊急管理者がサインインするには、パスワードとこのコードの 1 つが必要です。以前のコードは使用できなくなりました。',
  codesLeft:
    '{count, plural, =0 {コードが残っていないため、緊急アクセスはできません。新しいコードを作成してください。} other {残りのコードは # 個です。}}',
  codesCreated: '作成: {at}。',
  requested: '{email} が {at}にコードを入力し、承認を待っています。',
  released: '{email} のコードは {at}に承認されました。',
  release: 'コードを承認',
  renewCodes: '新しいコードを作成',
  renewCodesAbout: '現在のコードはすぐに使用できなくなります。',
  graceDays: '猶予期間（日）',
  graceDaysAbout:
    '猶予期間中は引き続きパスワードを使用できます。0 を入力すると、すぐにシングルサインオンが必須になります。最大 30 日です。',
  requireNow: '今すぐシングルサインオンを必須にする',
} satisfies Translation<typeof english>;
