import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noConsent: 'まだ誰も同意していません。ディレクトリの管理者が同意する必要があります。',
  noConsentToRead:
    'まだ誰も同意していません。ディレクトリを読み取るには、先にその管理者が同意する必要があります。',
  consentNotNeeded: 'このディレクトリの読み取りに同意は必要ありません。',
  consentMismatch:
    'この応答はこのブラウザーの最新の要求に対するものではないか、時間がかかりすぎました。もう一度同意してください。',
  consentLacks:
    '同意に {permissions} が含まれていません。もう一度同意し、{provider} に表示されるすべての項目を許可してください。',
  noRefreshToken:
    '{provider} がリフレッシュトークンを返しませんでした。クライアントにオフラインアクセスを許可してから、もう一度同意してください。',
  consentOfNothing: '接続が削除されたか、その ID プロバイダーに読み取れるディレクトリがありません。',
  consentWithdrawn:
    '{provider} が同意を受け付けなくなりました。同意が取り消されたか、同意したアカウントが無効化または削除されたか、そのパスワードが変更されました。ディレクトリの管理者がもう一度同意する必要があります。',
  consentRejected:
    '{host} が同意を受け付けなくなりました ({reason})。ディレクトリの管理者がもう一度同意する必要があります。',
  consentTooSmall:
    '{host} は、同意したアカウントにユーザーとグループを表示しません ({reason})。ディレクトリの管理者に同意を依頼し、要求された項目をすべて許可してもらってください。',
  clientRejected:
    '{provider} がこの接続のクライアントを拒否しています。クライアント ID と、クライアントシークレットの有効期限を確認してください。',
  providerNotReached: '{provider} に接続できませんでした: {reason}',
  noTokenReturned: '{provider} がトークンを返しませんでした: {reason}',
  notDeltaPage: '{host} がデルタクエリのページを返しませんでした。',
  otherServer: '{host} が別のサーバーのページを指定しました。',
  notJsonReturned: '{host} が JSON を返しませんでした。',
  triesAfterStatus: '{host} がステータス {status} を返しました。Gatehouse が再試行します。',
  limitsRate: '{host} が要求の頻度を制限しています。Gatehouse は後で再開します。',
  pageTooLarge: '{host} の応答が {count, number} MB を超えています。',
  interrupted: '実行が中断されました。',
  settingsChanged: '設定が変更されました。すべてを読み取り直します。',
  fullReadRejected: 'ディレクトリが最初からの読み取りを拒否しました。',
  unexpectedTriesAgain: '予期しないエラーが発生しました。Gatehouse が再試行します。',
} satisfies Translation<typeof english>;
