import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'すでにアカウントをお持ちです',
  about:
    'このメールアドレスで登録のリクエストを受け付けました。このアドレスにはすでに Gatehouse アカウントがあります。新しいアカウントは作成されず、既存のアカウントも変更されていません。',
  signIn: 'ご本人の場合は、パスワードでサインインしてください。',
  action: 'サインイン',
  notYou:
    'お心当たりがない場合は、このメールを無視してください。アカウントの有無が相手に知られることはありません。',
} satisfies Translation<typeof english>;
