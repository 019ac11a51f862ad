import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'これはあなたのアカウントですか?',
  afterwards: '以降は、パスワードなしでサインインできます。',
  account: 'アカウント <b>{email}</b>',
  link: 'リンクしてサインイン',
  otherMethod: '別の方法でサインイン',
  over: 'このサインインは無効になりました',
  overAbout:
    '時間がかかりすぎたか、すでに完了しているか、別のブラウザーで開始されています。もう一度サインインしてください。',
  toSignIn: 'サインインページに戻る',
} satisfies Translation<typeof english>;
