import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '{organization} への招待',
  aboutBy:
    '{inviter} さんが、Gatehouse の {organization} にあなたを招待しています。メンバーは Gatehouse から各アプリケーションにサインインします。',
  about:
    'Gatehouse の {organization} に招待されています。メンバーは Gatehouse から各アプリケーションにサインインします。',
  action: '招待を承諾',
  expiry:
    'リンクは 1 回のみ有効で、{days, plural, other {# 日}}後に期限が切れます。ほかの人と共有しないでください。',
  notYou:
    'お心当たりがない場合は、このメールを無視してください。リンクを開かない限り、アカウントは作成されません。',
} satisfies Translation<typeof english>;
