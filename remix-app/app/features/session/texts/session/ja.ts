import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  idle: '操作を続けますか?',
  idleAbout: 'しばらく操作がありません。{time}後にサインアウトします。',
  stay: 'サインインしたままにする',
  total: 'まもなくセッションが終了します',
  totalAbout:
    '{time}後にセッションの最長期間に達します。続けるにはパスワードを入力してください。このページの変更内容は保持されます。',
  totalSoon: 'セッションはあと{time}で最長時間に達します。',
  seconds: '{count, plural, other {# 秒}}',
  close: '閉じる',
  signOut: 'サインアウト',
  ended: 'セッションが終了しました',
  endedAbout: '続けるには、もう一度サインインしてください。このページの変更内容は保持されます。',
  discard: '変更を破棄',
  other: 'このブラウザーは別のアカウントまたは組織にサインインしています',
  otherAbout:
    'このページは {first} として開かれました。別のタブで、このブラウザーは {now} としてサインインしました。何も保存されていません。',
  otherSave:
    'このページの変更内容は保持されています。保存するには、<link>別のタブで {email} としてサインインしてください</link>。',
  continueAs: '破棄して {email} として続行',
  keepOpen: 'このページを開いたままにする',
  nowSignedIn: 'このブラウザーは現在 {email} としてサインインしています。',
  nowSignedInTo: 'このブラウザーは現在、{organization} の {email} としてサインインしています。',
  signedInAs: '<b>{email}</b> としてサインイン中',
  password: 'パスワード',
  signInAgain: 'もう一度サインイン',
  authenticationFailed: '認証に失敗しました',
  enterRecoveryCode: 'リカバリーコードのいずれかを入力してください。各コードは 1 回だけ使用できます。',
  enterCode: '認証アプリに表示されているコードを入力してください。',
  confirmWithPasskey: 'このデバイスまたはスマートフォンのパスキーで確認してください。',
  emergencyCode: '緊急コード',
  enterEmergencyCode: '組織の緊急コードを 1 つ入力してください。',
  recoveryCode: 'リカバリーコード',
  code: '6 桁のコード',
  usePasskey: 'パスキーを使用',
  useFactor: '認証アプリまたはパスキーを使用',
  useRecoveryCode: 'デバイスを紛失した場合は、リカバリーコードを使用',
  continue: '続行',
} satisfies Translation<typeof english>;
