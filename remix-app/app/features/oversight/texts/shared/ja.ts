import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superAdmin: 'スーパー管理者',
  admin: '管理者',
  user: 'ユーザー',
  enrolledOf: '{total, number} 件中 {enrolled, number} 件、{share}',
  organization: '組織',
  actions: '操作',
} satisfies Translation<typeof english>;
