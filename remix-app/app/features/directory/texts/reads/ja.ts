import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '読み取り',
  about:
    'Gatehouse はユーザーとグループを {minutes, number} 分ごとに読み取り、{hours, number} 時間ごとにすべてを比較します。',
  consentTitle: 'ディレクトリの管理者の同意が必要です',
  consentAboutMicrosoft:
    'Microsoft Entra ID で管理者の同意を与えられるアカウントでサインインしてください。Gatehouse はユーザーとグループを読み取れますが、変更はできません。',
  consentAboutGoogle:
    'Google Workspace でユーザーとグループを管理するアカウントでサインインしてください。Gatehouse はユーザーとグループを読み取れますが、変更はできません。',
  consentMicrosoft: 'Microsoft で同意する',
  consentGoogle: 'Google で同意する',
  consentAgain: 'もう一度同意する',
  consented: '同意',
  consentedBy: '{email}、{at}',
  next: '次の読み取り',
  noNext: '予定なし',
  soon: 'まもなく',
  lastFull: '最後の全件比較',
  never: 'なし',
  readNow: '今すぐ読み取る',
  compareAll: 'すべてを比較する',
  stoppedTitle: 'ディレクトリは読み取られていません',
  stoppedAt: '停止: {at}。ユーザーはそのまま残ります。',
  guests: 'ゲスト',
  includeGuests: 'Microsoft Entra ID のゲストを読み取る',
  includeGuestsAbout:
    '検証済みドメインのゲストもユーザーになります。変更後に全件の読み取りが行われます。読み取られなくなったゲストは、無効化の上限の範囲内でアクセスを失います。',
  saveGuests: 'ゲストの設定を保存',
  runs: '最近の読み取り',
  noRuns: '読み取りはまだありません',
  noRunsAbout: '読み取りとその進行状況がここに表示されます。',
  started: '開始',
  kind: '種類',
  incremental: '変更分',
  full: '全件比較',
  outcome: '結果',
  state_running: '実行中',
  state_succeeded: '成功',
  state_failed: '失敗',
  phase_users: 'ユーザーを読み取り中',
  phase_groups: 'グループを読み取り中',
  phase_members: 'グループのメンバーを保存中',
  phase_comparison: '前回の読み取りと比較中',
  phase_finished: '完了',
  counts: '件数',
  read: '{users, plural, other {# 人のユーザー}}、{groups, plural, other {# 個のグループ}}',
  changed: '追加 {added, number}、更新 {updated, number}、無効化 {deactivated, number}',
  waiting: '{count, plural, other {# 件の変更が決定を待っています}}',
  refused: '{count, plural, other {# 人のユーザーを記録できませんでした}}',
  consent_revoked:
    '同意が取り消されたか、同意したアカウントが無効化または削除されたか、パスワードが変更されました。ディレクトリの管理者がもう一度同意する必要があります。',
  consent_insufficient:
    'アクセス許可が不足しているか、アカウントがディレクトリを管理していません。管理者アカウントでもう一度同意し、すべてを許可してください。',
  client_refused:
    'ID プロバイダーがこの接続のクライアントを拒否しています。クライアント ID を確認し、期限が切れている場合は新しいクライアント シークレットを入力してから、もう一度読み取ってください。',
  credentials_refused:
    'ディレクトリがサービス アカウントを拒否しています。接続の設定で名前とパスワードを確認してから、もう一度読み取ってください。',
  configuration_invalid:
    'この接続の設定は使用できません。アドレスとクライアントを確認してから、もう一度読み取ってください。',
  unreachable: 'ディレクトリに到達できませんでした。次の読み取りで再試行します。',
  rate_limited: 'ディレクトリがリクエスト数を制限しています。次の読み取りで再試行します。',
  connector_offline:
    'この接続のコネクターが接続していません。コネクターを起動してください。次の読み取りで再試行します。',
  unexpected_response: 'ディレクトリの応答を読み取れませんでした。次の読み取りで再試行します。',
  superseded: '読み取り中に設定が変更されました。新しい読み取りが続きます。',
  internal: '予期しないエラーが発生しました。次の読み取りで再試行します。',
  aboutLdap:
    'Gatehouse は接続のサービスアカウント、またはコネクターを通じて、ユーザーとグループを読み取ります。',
} satisfies Translation<typeof english>;
