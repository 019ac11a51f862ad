import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'スーパー管理者',
  admin: '管理者',
  user: 'ユーザー',
} satisfies Translation<typeof english>;
