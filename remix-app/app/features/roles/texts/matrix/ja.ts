import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '権限',
  about: '各ロールの権限です。サーバーはすべてのリクエストをこの表に照らして確認します。',
  table: 'ロールと権限',
  permission: '権限',
  yes: 'はい',
  no: 'いいえ',
} satisfies Translation<typeof english>;
