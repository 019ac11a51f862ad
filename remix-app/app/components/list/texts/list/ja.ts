import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  search: '検索',
  showAll: 'すべて表示',
  organization: '組織',
  codeOrSlug: 'コードまたはスラッグ',
  unknownOrganization:
    'コードまたはスラッグが <b>{of}</b> の組織はありません。リストは組織で絞り込まれていません。',
  loadFailed: 'リストを読み込めませんでした。',
  loadFailedAbout:
    'しばらくしてから<again>もう一度試す</again>か、<first>最初のページに移動</first>してください。エラーが続く場合は、管理者に連絡し、参照番号 <code>{reference}</code> をお伝えください。',
  pages: 'ページ',
  firstPage: '最初のページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  filters: 'フィルター',
  removeFilter: 'フィルターを解除: {filter}',
  selected: '{count, plural, other {# 件を選択中}}',
  withSelected: '選択項目への操作',
  apply: '適用',
  select: '{name} を選択',
  selectAll: 'このページのすべてを選択',
  actionsFor: '{name} の操作',
  range: '{from}～{to}件',
  rangeOf: '{total}件中 {from}～{to}件',
  rangeOfMore: '{total}件以上中 {from}～{to}件',
  compact: '行間を詰める',
  comfortable: '行間を広げる',
} satisfies Translation<typeof english>;
