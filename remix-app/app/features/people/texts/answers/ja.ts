import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  nothingChanged: '変更できませんでした。もう一度お試しください。',
  noSuchAction: 'この操作は存在しません。',
  typeEmail: '{email} と入力してください',
  notAccepted: '招待を承諾できませんでした。もう一度お試しください。',
  passwordsDoNotMatch: 'パスワードが一致しません',
  noText: 'ファイルを選択するか、メールアドレスを1件以上貼り付けてください',
  tooLong: 'テキストが2 MBを超えています。複数のインポートに分割してください。',
  notInvited: '招待を送信できませんでした。もう一度お試しください。',
  notChecked: 'リストを確認できませんでした。招待は送信されていません。もう一度お試しください。',
} satisfies Translation<typeof english>;
