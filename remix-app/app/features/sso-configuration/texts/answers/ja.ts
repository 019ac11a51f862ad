import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOwner: 'このコードまたはスラッグの組織はありません',
  wrongName: '接続の名前と一致しません',
  byInstallation: 'インストール設定',
  bySuperAdmin: 'スーパー管理者',
  byYou: 'あなた',
  failedToStart: 'サインインを開始できませんでした。もう一度お試しください。',
  notSaved: 'ポリシーは保存されませんでした。もう一度お試しください。',
  graceDays: '0～30 日を入力してください',
} satisfies Translation<typeof english>;
