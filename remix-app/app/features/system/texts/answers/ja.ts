import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchJob: 'このジョブは存在しません。',
  notRun: 'ジョブを実行できませんでした。もう一度お試しください。',
  done: '{job} が成功しました。',
  busy: '{job} はすでに実行中です。',
  failed: '{job} が失敗しました ({error})。API のログを確認してください。',
} satisfies Translation<typeof english>;
