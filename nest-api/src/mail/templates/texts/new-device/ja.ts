import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '新しいデバイスからのサインイン',
  about: '新しいブラウザーまたはデバイスから Gatehouse アカウントへのサインインがありました。',
  next: 'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、デバイスをサインアウトし、直ちにパスワードを変更してください。',
  action: 'デバイスを確認',
  note: 'これらの通知は、アカウント設定で無効にできます。',
} satisfies Translation<typeof english>;
