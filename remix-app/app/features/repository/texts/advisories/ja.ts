import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'セキュリティアドバイザリ',
  advisory: 'アドバイザリ',
  severity: '深刻度',
  package: 'パッケージ',
  range: '影響を受けるバージョン',
  fix: '修正',
  noFix: '未公開',
  fixInRange: '同じ範囲の新しいバージョン',
  use: '用途',
  runTime: '実行時',
  buildOnly: 'ビルドとテストのみ',
  critical: '緊急',
  high: '高',
  moderate: '中',
  low: '低',
  info: '情報',
  countOf: '{severity}: {count, number}',
  notChecked:
    '<b>未確認。</b> {problem}実行中の製品はパッケージレジストリに要求を送信しません。レジストリに接続できる環境で再ビルドするか、リポジトリで次のコマンドを実行してください。',
  off: '確認は無効でした。',
  unchecked: 'このビルドでは確認していません。',
  unreachable: 'パッケージレジストリに接続できませんでした。',
  rejected: 'パッケージレジストリが要求を拒否しました。',
  checked: 'ビルド前に確認しました ({when})。それ以降に公開されたアドバイザリは含まれません。',
  clean:
    'ビルド前に確認しました ({when})。これらのパッケージに関するアドバイザリはありませんでした。それ以降に公開されたアドバイザリは含まれません。',
} satisfies Translation<typeof english>;
