import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '対応が必要な項目',
  none: '対応が必要な項目はありません',
  began: '開始: {time}',
  oldest: '最も古いもの: {time}',
  expires: '最初の期限: {time}',
  example: '先頭: {name}',
  exampleOf: '先頭: {name} ({organization})',
  pausedDirectories: '{count, plural, other {# 件の接続のプロビジョニングが一時停止しています}}',
  stoppedProvisioning: '{count, plural, other {# 件のアプリケーションのプロビジョニングが停止しました}}',
  rejectedAccounts: '{count, plural, other {# 件のアプリケーションがアカウントを拒否しています}}',
  rejectedDirectories: '{count, plural, other {# 件のディレクトリのリクエストが拒否されています}}',
  silentDirectories: '{count, plural, other {# 件のディレクトリからリクエストが届いていません}}',
  endingDirectoryTokens: '{count, plural, other {# 件のディレクトリのトークンがまもなく期限切れになります}}',
  waitingDirectories: '{count, plural, other {# 件のディレクトリの最初の同期が承認を待っています}}',
  failingConnections: '{count, plural, other {# 件の接続でサインインが拒否されています}}',
  unreadableConnections: '{count, plural, other {# 件の接続のメタデータを読み取れません}}',
  endingCertificates: '{count, plural, other {# 件の証明書の期限が近づいています}}',
  endingApplicationCertificates:
    '{count, plural, other {# 件の SAML アプリケーションの証明書の期限が近づいています}}',
  openIncidents: '{count, plural, other {# 件の未対応のインシデント}}',
  failedJobs: '{count, plural, other {# 件のジョブが失敗しました}}',
  lostDomains: '{count, plural, other {# 件のドメインの確認が失われました}}',
  unreadableApplications: '{count, plural, other {# 件の SAML アプリケーションのメタデータを読み取れません}}',
  endingTrials: '{count, plural, other {# 件のトライアルがまもなく終了します}}',
  waitingTenants: '{count, plural, other {# 件の組織が有効化を待っています}}',
  planRequests: '{count, plural, other {未対応のプラン申請 # 件}}',
  productRequests: '{count, plural, other {未対応の製品申請 # 件}}',
  unavailable: 'この情報は現在利用できません。',
} satisfies Translation<typeof english>;
