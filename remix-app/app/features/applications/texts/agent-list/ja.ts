import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'エージェント',
  about:
    '自己登録したアプリケーションと、組織のユーザーが利用したメタデータドキュメントのあるアプリケーションです。エージェントのタイムラインには、取得したトークンがすべて表示されます。',
  none: 'エージェントは、登録した後、またはメタデータドキュメントのあるものにユーザーがサインインした後、ここに表示されます。',
  more: '最新の {count, number} 件のエージェントを表示しています。',
  publisher: '公開元: {host}',
  registered: '自己登録',
  users: '{count, plural, =0 {アクセスを許可したユーザーはいません} other {# 人のユーザーがアクセスを許可}}',
  lastUsed: '最終使用: {time}',
  since: '登録日: {time}',
  access: 'アクセス先: {access}',
  end: 'アクセスを終了',
  endNamed: 'すべてのユーザーのデータに対する {name} のアクセスを終了',
  notEnded: 'アクセスは終了しませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
