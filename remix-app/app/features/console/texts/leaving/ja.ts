import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  switchAccount: 'アカウントを切り替える',
  logout: 'サインアウト',
} satisfies Translation<typeof english>;
