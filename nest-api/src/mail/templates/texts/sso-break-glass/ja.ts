import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '緊急アクセスが使用されました',
  about:
    '組織ではシングルサインオンが必須です。緊急管理者 {email} が、シングルサインオンを使用せずにサインインしました。',
  codesLeft:
    '{count, plural, =0 {緊急コードは残っていません。新しいコードを作成してください。} other {緊急コードの残りは # 個です。}}',
  next: '想定どおりの場合は、何もする必要はありません。そうでない場合は、このアカウントの緊急アクセスを解除し、セッションを終了してください。',
  action: 'シングルサインオンの設定を開く',
} satisfies Translation<typeof english>;
