import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'ID プロバイダーが応答していません',
  aboutNamed: '接続「{connection}」の ID プロバイダーは、{at} から応答していません。',
  about: '接続の 1 つで、ID プロバイダーが {at} から応答していません。',
  any: '応答が戻るまで、ユーザーは他の方法でサインインできます。',
  password:
    '組織はシングルサインオンを必須にしています。設定で障害中のパスワードが許可されているため、パスワードを持つユーザーは、ID プロバイダーの応答が戻るまでパスワードを使用できます。',
  none: '組織はシングルサインオンを必須にしています。ID プロバイダーの応答が戻るまで、サインインできるのは緊急時の管理者だけです。',
  next: '数分ごとに再試行し、応答が戻ったらメールでお知らせします。ID プロバイダーのステータスページを確認してください。',
  action: '接続を開く',
} satisfies Translation<typeof english>;
