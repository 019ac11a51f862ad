import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  selectTenant: 'テナントを 1 件以上選択してください。',
  selectAction: '操作を選択してください。',
  notChanged: '変更できませんでした。もう一度お試しください。',
  notCreated: 'テナントは作成されませんでした。もう一度お試しください。',
  notSaved: 'テナントは保存されませんでした。もう一度お試しください。',
  notDeleted: 'テナントは削除されませんでした。もう一度お試しください。',
  chooseFile: 'ファイルを選択するか、内容を貼り付けてください。',
  tooLarge: 'ファイルは 2 MB 以下にしてください。',
  notStarted: 'インポートは開始されませんでした。もう一度お試しください。',
  notChecked: 'ファイルを確認できませんでした。何もインポートされていません。もう一度お試しください。',
} satisfies Translation<typeof english>;
