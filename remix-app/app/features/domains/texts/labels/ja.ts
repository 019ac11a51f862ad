import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pending: '保留中',
  active: '有効',
  inactive: '無効',
  whoJoins: '参加できるユーザー',
  sso: '組織の接続でサインインするすべてのユーザー',
  ssoShort: 'サインイン',
  ssoAbout: '接続で許可されている場合、最初のサインイン時にアカウントが作成されます。',
  inviteOnly: '招待されたユーザーのみ',
  inviteOnlyShort: '招待',
  inviteOnlyAbout: 'アカウントのないユーザーには、管理者への問い合わせが案内されます。',
  allDomains: 'すべてのドメイン',
} satisfies Translation<typeof english>;
