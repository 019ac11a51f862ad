import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  ofConnection: '接続「{connection}」のプロビジョニングについてお知らせします。',
  ofAConnection: '接続のプロビジョニングについてお知らせします。',
  pausedSubject: 'プロビジョニングが一時停止し、判断を待っています',
  pausedShare:
    '{count, plural, other {ディレクトリが # 人のユーザーを無効化しようとしています。24 時間以内に許可されている数を超えています。}} 判断されるまで、アクセスは維持されます。',
  pausedLastAdmin:
    'ディレクトリが組織の最後の管理者を無効化しようとしています。判断されるまで、無効化は保留されます。',
  pausedNext: '名前をディレクトリと照合し、変更を承認または却下してください。',
  tokenExpiresSubject: 'プロビジョニングのトークンが{count, plural, other {あと # 日で}}期限切れになります',
  tokenExpires:
    'ディレクトリの最後のトークンが{count, plural, other {あと # 日で}}期限切れになります。その後は、離れたユーザーのアクセスが残り、新しいユーザーは追加されません。',
  tokenExpiredSubject: 'プロビジョニングのトークンの有効期限が切れました',
  tokenExpired:
    'ディレクトリの最後のトークンの有効期限が切れました。変更は拒否されます。離れたユーザーのアクセスが残り、新しいユーザーは追加されません。',
  tokenNext: '二つ目のトークンを作成してディレクトリに入力し、古いトークンを取り消してください。',
  rejectedSubject: 'ディレクトリのリクエストが拒否されています',
  rejected:
    '{count, plural, other {24 時間以内にディレクトリのリクエスト # 件が拒否されました。}} 一部の変更は反映されていません。',
  rejectedNext: 'リクエストの記録に、それぞれの理由と対処方法が表示されます。',
  silentSubject: 'ディレクトリからリクエストが届いていません',
  silent:
    '{count, plural, other {# 日間}}、ディレクトリからリクエストが届いていません。通常より長い間隔です。離れたユーザーのアクセスが残り、新しいユーザーは追加されません。',
  silentNext:
    'ID プロバイダーでプロビジョニングが有効で、エラーがないことを確認してください。この警告は次のリクエストで終了します。',
  action: 'プロビジョニングを開く',
} satisfies Translation<typeof english>;
