import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enabled: '有効: {count}',
  verified: '確認済み: {count}',
  lastDay: '過去 24 時間',
  custom: 'カスタム',
  activeNow: 'アクティブ',
} satisfies Translation<typeof english>;
