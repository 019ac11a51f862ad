import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  open: '未完了',
  linkRequired: 'パスワードを要求',
  passed: '成功',
  signedIn: 'サインイン成功',
  failed: '失敗',
  denied: 'アクセス拒否',
} satisfies Translation<typeof english>;
