import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  views: 'ビュー',
  saved: '保存済みのビュー',
  all: 'すべての行',
  isDefault: '既定',
  none: '保存したビューがここに表示されます。リストを絞り込むか並べ替えてから、名前を付けて保存してください。',
  edit: '{name} を編集',
  name: '名前',
  rename: '名前を変更',
  replace: '現在のフィルターを保存',
  makeDefault: 'リストをこのビューで開く',
  noDefault: 'リストをこのビューなしで開く',
  delete: 'ビューを削除',
  saveCurrent: '現在のフィルターを保存',
  save: 'ビューを保存',
} satisfies Translation<typeof english>;
