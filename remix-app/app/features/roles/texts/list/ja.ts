import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ロール',
  about:
    'ロールは、ユーザーが実行できる操作を定義します。組織は、組み込みのロールに加えて独自のロールを作成できます。',
  newRole: '新しいロール',
  empty: 'ロールはありません',
  emptyHelp: 'ロールがここに表示されます。',
  forAdmins: '各組織は独自のロールを作成します。組織の管理者はここで確認できます。',
  adminAbout: '組織を管理します。',
  adminMay: '組織でのすべての権限',
  userAbout: 'サインインし、自分のアカウントを管理します。',
  userMay: '自分のアカウントとデバイス',
  role: 'ロール',
  kind: '種類',
  custom: 'カスタム',
  builtIn: '組み込み',
  permissions: '権限',
  users: 'ユーザー',
  changed: '更新日',
} satisfies Translation<typeof english>;
