import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'このコードまたはスラッグの組織はありません',
  enterOrganization: 'ドメインを所有する組織のコードまたはスラッグを入力してください',
  notClaimed: 'ドメインを登録できませんでした。もう一度お試しください。',
  notChecked: 'ドメインを確認できませんでした。もう一度お試しください。',
  notRemoved: 'ドメインを削除できませんでした。もう一度お試しください。',
  notSaved: 'ドメインを保存できませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
