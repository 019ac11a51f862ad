import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  openAgain: '設定用リンクをもう一度開いてください。',
  noStep: 'このステップは存在しません。',
  chooseProvider: 'プロバイダーを選択してください。',
  domainFailed: 'ドメインは追加されませんでした。',
  linkNotCreated: 'リンクは作成されませんでした。',
  linkNotRevoked: 'リンクは取り消されませんでした。',
  notDiscarded: '設定は破棄されませんでした。',
  notEnabled: '設定を保存できませんでした',
  provisioningNotStarted: 'プロビジョニングは設定されませんでした。',
  stateMismatch: 'OAuth の state の検証に失敗しました。',
} satisfies Translation<typeof english>;
