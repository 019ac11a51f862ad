import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '緊急管理者がアクセスを求めています',
  about:
    '緊急管理者 {email} がパスワードと緊急コードを入力しました。組織では、別の管理者によるコードの承認が必要です。',
  next: 'まずこのユーザーに連絡してください。本人が確認した場合は、{minutes, number} 分以内にコードを承認してください。そうでない場合は、パスワードとコードが盗まれた可能性があります。パスワードをリセットし、新しい緊急コードを作成してください。',
  action: 'シングルサインオンの設定を開く',
} satisfies Translation<typeof english>;
