import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '緊急アクセスが使用されました',
  about:
    '組織ではシングルサインオンが必須です。緊急管理者 {email} が、シングルサインオンを使用せずにサインインしました。',
  next: '想定どおりの場合は、何もする必要はありません。そうでない場合は、このアカウントの緊急アクセスを解除し、セッションを終了してください。',
  action: 'シングルサインオンの設定を開く',
} satisfies Translation<typeof english>;
