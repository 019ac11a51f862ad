import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'このページを開くには、サインインしてください。',
  permission: '{count, plural, other {お使いのロールには次の権限がありません: {permissions}}}',
  admins: '管理者のみが開くことができます。',
  superadmins: 'スーパー管理者のみが開くことができます。',
  notActivated: 'アカウントが有効化されると利用できます。',
} satisfies Translation<typeof english>;
