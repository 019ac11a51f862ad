import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Zero Rebuild',
  about: '再起動せずに反映された変更です。',
  started: '実行中の最も古いプロセスの起動: <when></when>。',
  later: '{count, plural, other {以下の変更のうち # 件はその後に行われました。}}',
  kinds: 'カテゴリー',
  all: 'すべて ({count, number})',
  kindCount: '{kind} ({count, number})',
  settings: '設定とポリシー',
  keys: '鍵',
  connections: '接続',
  applications: 'アプリケーション',
  features: '機能とプラン',
  change: '変更',
  kind: 'カテゴリー',
  organization: '組織',
  platform: 'プラットフォーム',
  actor: '実行者',
  job: 'バックグラウンドジョブ',
  unknownActor: '不明',
  time: '日時',
  history: '履歴',
  historyAbout: '{day} 以降の最新の変更 100 件です。プラットフォームとすべての組織の監査ログに基づきます。',
  empty: '設定、鍵、接続、アプリケーション、機能の変更がここに表示されます。',
  restart: '再起動が必要な設定',
  restartAbout:
    '各プロセスは起動時に環境設定を読み込みます。停止せずに変更するには、API、ウェブアプリ、ゲートウェイを順に再起動してください。',
  allSettings: 'すべての設定',
} satisfies Translation<typeof english>;
