import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  newRole: '新しいロール',
  allRoles: 'すべてのロール',
  name: '名前',
  description: '説明（任意）',
  permissions: '自分のアカウントの管理に加えて付与する権限',
  save: 'ロールを保存',
  create: 'ロールを作成',
  delete: '削除',
  inUse:
    '{count, plural, other {{shown}人のユーザーがこのロールを使用しています。先に別のロールを割り当ててください。}}',
  unused: 'このロールを使用しているユーザーはいません。',
  deleteButton: 'ロールを削除',
} satisfies Translation<typeof english>;
