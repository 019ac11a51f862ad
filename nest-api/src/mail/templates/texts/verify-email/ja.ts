import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'メールアドレスの確認',
  about: 'Gatehouse アカウントの登録を受け付けました。メールアドレスを確認すると、組織を設定できます。',
  action: 'メールアドレスを確認',
  expiry: 'リンクは 1 回のみ有効で、{hours, plural, other {# 時間}}後に期限が切れます。',
  notYou:
    'お心当たりがない場合は、このメールを無視してください。確認されない限り、アカウントは作成されません。',
} satisfies Translation<typeof english>;
