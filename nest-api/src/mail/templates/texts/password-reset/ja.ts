import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '新しいパスワードの設定',
  about:
    'Gatehouse アカウントのパスワード再設定のリクエストを受け付けました。リンクを開いて、新しいパスワードを設定してください。保存すると、開いているすべてのセッションが終了します。',
  action: '新しいパスワードを設定',
  expiry: 'リンクは 1 回のみ有効で、{minutes, plural, other {# 分}}後に期限が切れます。',
  notYou: 'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
} satisfies Translation<typeof english>;
