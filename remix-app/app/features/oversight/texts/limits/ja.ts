import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  none: '有効なレート制限はありません',
  noneAbout: '現在または過去 15 分以内にレート制限されたアカウントとネットワークがここに表示されます。',
  subject: 'アカウントまたはネットワーク',
  user: 'ユーザー',
  reason: '理由',
  attempts: '試行',
  rejected: '拒否',
  lastRejected: '最後の拒否',
  until: '制限の終了',
  lift: '<hidden>{subject} の</hidden>制限を解除',
} satisfies Translation<typeof english>;
