import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noConsent: 'まだ誰も同意していません。ディレクトリの管理者が同意する必要があります。',
  noConsentToRead:
    'まだ誰も同意していません。ディレクトリを読み取るには、先にその管理者が同意する必要があります。',
  consentNotNeeded: 'このディレクトリの読み取りに同意は必要ありません。',
  consentMismatch:
    'この応答はこのブラウザーの最新の要求に対するものではないか、時間がかかりすぎました。もう一度同意してください。',
  consentWithoutDomains:
    'この接続にはドメインがないため、組織の {provider} アカウントを識別できません。この接続の設定の「ドメイン」欄に、{provider} のプライマリドメインを入力してください。その後、同意してください。',
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
  connectorsNotUsed: 'コネクターを使うのは、サーバーアドレスが「connector:」の組織の LDAP 接続だけです。',
  tooManyConnectors:
    '1 つの接続に登録できるコネクターは {limit, plural, other {# 個}}までです。使われていないものを失効させてください。',
  organizationsOnly: 'ディレクトリを接続できるのは組織だけです。',
  ldapAddress:
    'ldaps://ldap.acme.example のようなアドレスを入力してください。StartTLS の場合は ldap:// を使用します。',
  baseDn: 'dc=acme,dc=example のようなベース DN を入力してください。',
  filterWithoutName: 'フィルターには、入力された名前を表す {placeholder} が必要です。',
  notFilter: 'LDAP フィルター (RFC 4515) ではありません。',
  serviceDn: 'cn=gatehouse,dc=acme,dc=example のようなサービスアカウントの DN を入力してください。',
  servicePassword: 'サービスアカウントのパスワードを入力してください。',
  notAttribute: 'LDAP 属性の名前ではありません。',
  ldapNotConnected: 'Gatehouse が {host} に接続できませんでした: {found}。',
  ldapNotReached: 'Gatehouse が {host} に到達できませんでした: {found}。',
  ldapUntrusted:
    'Gatehouse は {host} の証明書を信頼していません ({found})。証明書を発行した CA の証明書を入力してください。',
  ldapOtherName: '{found}。証明書に含まれるサーバー名を入力してください。',
  ldapNoTls:
    '{host} はこの種類の暗号化に対応していません。LDAPS の場合は ldaps://、StartTLS の場合は ldap:// を使用してください。',
  ldapServiceAccount: 'ディレクトリがサービスアカウントの DN またはパスワードを拒否しました ({found})。',
  ldapSearch:
    'ディレクトリが検索を拒否しました ({found})。フィルターとサービスアカウントの権限を確認してください。',
  ldapNoBase: 'この DN のエントリがディレクトリにないか、サービスアカウントに読み取り権限がありません。',
  ldapSlow: '{seconds, plural, other {# 秒以内に応答がありませんでした}}',
  ldapClosed: 'サーバーが接続を閉じました',
  ldapNoName: '名前とパスワードが必要です',
  notLdap: 'この接続は LDAP ディレクトリへの接続ではありません。',
  serviceAccountRejected: '{host} がサービスアカウントを拒否しました: {found}。',
  searchRejected: '{host} が検索を拒否しました: {found}。',
  notReadableAsSetUp: '接続の現在の設定では {host} を読み取れません: {found}。',
} satisfies Translation<typeof english>;
