import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  mode: '利用できるユーザー',
  modeAbout:
    '割り当てられたユーザーのみにすると、他のユーザーのサインインは拒否され、そのトークンはすぐに無効になります。',
  everybody: '組織の全員',
  assignedOnly: '割り当てられたユーザーとグループのみ',
  save: '保存',
  assigned: '割り当て済みのユーザーとグループ',
  assignedAbout:
    '割り当てられたグループのメンバーは、その中のグループのメンバーも含めて、アプリケーションを利用できます。',
  nobody: 'まだ誰も割り当てられていません。',
  group: 'グループ',
  find: 'ユーザーまたはグループ',
  findHint: '名前またはメールアドレスの一部',
  search: '検索',
  nothingFound: '一致するユーザーもグループもありません。',
  add: '割り当て',
  addNamed: '{name} を割り当て',
  remove: '削除',
  removeNamed: '{name} を削除',
  claim: 'トークン内のグループ',
  claimAbout: 'スコープまたは属性「groups」の内容です。グループが 200 を超えるとリンクになります。',
  value: '内容',
  names: '名前',
  ids: 'ID',
  only: 'グループ',
  allGroups: 'ユーザーのすべてのグループ',
  assignedGroups: '割り当てられたグループのみ',
  prefix: '名前の先頭',
  notSaved: '割り当てを保存できませんでした。もう一度お試しください。',
  noSuchAction: 'このページはこの操作に対応していません。再読み込みしてください。',
} satisfies Translation<typeof english>;
