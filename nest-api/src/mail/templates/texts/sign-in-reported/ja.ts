import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'ユーザーがアカウントへのサインインを報告しました',
  about: '{email} が、自分のアカウントへのサインインに心当たりがないと報告しました。',
  noPassword: 'リセットできるパスワードはありません。',
  suspended:
    'このデバイスで設定され、使用できなくなった要素の数: {count}。ユーザーにほかの要素がない場合は、本人確認をして要素をリセットしてください。',
  done: 'デバイスはサインアウトされ、アカウントの既知のデバイスではなくなりました。',
  next: 'ユーザーに連絡してください。ID プロバイダーでサインインしている場合は、そちらでアカウントを保護してください。',
  action: 'ユーザーを開く',
} satisfies Translation<typeof english>;
