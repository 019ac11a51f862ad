import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'アプリケーションごとのネットワーク',
  about:
    'ポリシーのネットワークに加えて、ユーザーがアプリケーションに入るたびに確認されます。IP アドレス、範囲、DE などの国、AS3320 などの通信事業者を 1 行に 1 つ入力します。',
  add: 'アプリケーションを追加',
  number: 'アプリケーション {number, number}',
  application: 'アプリケーション',
  choose: 'アプリケーションを選択',
  allowed: '許可するネットワーク',
  allowedAbout: '空の場合、ポリシーが許可するすべてのネットワーク。',
  blocked: 'ブロックするネットワーク',
  blockedAbout: '許可されていても、ここからは誰も入れません。',
  removeNumber: 'アプリケーション {number, number} を削除',
  noApplications: 'アプリケーションはまだありません。',
  accept: '自分のアドレスが除外されても保存する',
  acceptAbout: 'ここからこれらのアプリケーションに入ることはできません。',
  save: 'ネットワークを保存',
  required: 'アプリケーションを選択してください',
  row: '{name}: 許可 {allowed}、ブロック {blocked}',
  all: 'すべて',
  none: 'なし',
} satisfies Translation<typeof english>;
