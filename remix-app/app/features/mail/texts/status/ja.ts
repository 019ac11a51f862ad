import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  queued: '送信待ち',
  sent: '送信済み',
  dead: '失敗',
  expired: '期限切れ',
} satisfies Translation<typeof english>;
