import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  '/login': 'サインイン',
  '/login/second-factor': '第 2 段階の認証',
  '/forgot-password': 'パスワードをお忘れの場合',
  '/reset-password': '新しいパスワードの設定',
  '/confirm': '本人確認',
  '/confirm-email': 'アドレスの確認',
  '/not-me': 'サインインを報告',
  '/unsubscribe': '配信停止',
  '/display': 'ライブボード',
  '/docs/sign-in-problems': 'サインインの問題',
  '/docs/sign-in-problems/:code': 'サインインの問題',
} satisfies Translation<typeof english>;
