import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  ofDay: '{day}: 成功 {succeeded, number} 件、失敗 {failed, number} 件',
  zone: 'タイムゾーン {zone} での日付',
  asTable: '表で表示',
  day: '日付',
  succeeded: '成功',
  failed: '失敗',
  previous: '前の期間',
} satisfies Translation<typeof english>;
