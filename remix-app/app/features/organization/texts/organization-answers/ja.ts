import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  session: '1〜1,440 分を入力してください',
  offlineIdle: '30 日以内で入力してください',
  offlineTotal: '90 日以内で入力してください',
  notSaved: '変更は保存されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
