import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  included: 'プランに含む',
  granted: '許可済み',
  requested: 'リクエスト済み',
  none: 'プランに含まれません',
  until: '{day} まで',
  on: '{day}',
  ended: '{day} に終了',
} satisfies Translation<typeof english>;
