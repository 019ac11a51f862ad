import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  titleInvitations: '招待のインポート',
  titleTenants: 'テナントのインポート',
  allInvitations: 'すべての招待',
  allTenants: 'すべてのテナント',
  started: '開始: {when}',
  startedOpen: '開始: {when}。このページを離れて後で戻ることができます。',
  notImported: 'インポートされなかった行',
  correct: '{count, plural, other {#行を修正}}',
  download: '失敗した行をダウンロード',
  firstOf: '{total, number}件中の最初の{shown, number}件です。ファイルには失敗したすべての行が含まれます。',
  done: 'インポートが完了しました',
  stopped: 'インポートが停止されました',
  stoppedBecause: '{reason} {outcome}',
  progress: 'インポートの進行状況',
  waiting: 'インポートは開始を待っています。',
  processed: '{count, plural, other {#行}}中{done, number}行を処理しました（{percent}）。',
  checkAgain: '再確認',
  noAnswer: 'サーバーが応答しません',
  noAnswerAbout:
    '現在、インポートの進行状況を取得できません。インポートは続行され、このページは自動的に再確認します。',
  lines: '行',
  tenantsCreated: '作成されたテナント',
  invitationsSent: '送信された招待',
  skippedExisting: 'スキップ（既存）',
  failed: '失敗',
  line: '行',
  content: '内容',
  outcome: '結果',
  empty: '（空）',
  lineSkipped: 'スキップ: {message}',
  lineFailed: '失敗: {message}',
  outcomeTenants:
    '{count, plural, other {テナント#件を作成}}、{skipped, number}件をスキップ、{failed, number}件が失敗しました。',
  outcomeInvitations:
    '{count, plural, other {招待#件を送信}}、{skipped, number}件をスキップ、{failed, number}件が失敗しました。',
} satisfies Translation<typeof english>;
