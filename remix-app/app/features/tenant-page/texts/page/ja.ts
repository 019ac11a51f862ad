import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  sections: 'テナントのセクション',
  edit: '編集',
  activate: 'テナントを有効化',
  invite: 'ユーザーを招待',
  restore: 'テナントを復元',
  deleted: '削除済み',
  deletedAt:
    '<deleted></deleted>に削除されました。データは<erased></erased>に消去されます。それまでは復元できます。',
  pending: '有効化待ち',
  pendingAbout:
    'メンバーはサインインしてすべてを閲覧できます。テナントを有効化するまで、変更はできません。トライアルは有効化すると始まります。',
  created: '{when}に作成',
} satisfies Translation<typeof english>;
