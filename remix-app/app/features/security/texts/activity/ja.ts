import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'サインインの統計は現在利用できません。',
  signIns: 'サインイン (過去 24 時間)',
  failed: '失敗 (過去 24 時間)',
  in7Days: '7 日間で {count, number} 件',
  activeUsers: 'アクティブユーザー (過去 7 日間)',
  ofUsers: '全 {count, number} 人中',
  withFactor: '第 2 要素あり',
  shareOfUsers: '{count, number} 人の {share}',
  none: '{days, number} 日間サインインなし',
  noneFailed: '{count, plural, other {{days, number} 日間で # 件のサインイン、失敗なし}}',
  someFailed: '{count, plural, other {{days, number} 日間で # 件のサインイン、全試行の {share} が失敗}}',
  unit: 'サインイン',
  range: '期間',
  days: '{count, plural, other {# 日間}}',
} satisfies Translation<typeof english>;
