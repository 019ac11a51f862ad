import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'カスタム属性',
  about: 'SCIM の属性に加えてディレクトリが送信する属性です。組織のすべての接続に適用されます。',
  schema: 'スキーマ',
  schemaAbout: 'ディレクトリはこの URN の下で属性を送信します。',
  none: 'カスタム属性はまだありません。定義してから、ディレクトリでマッピングしてください。',
  name: '名前',
  nameAbout: 'ディレクトリが送信する名前です。英字、数字、- と _ を使えます。後から変更できません。',
  label: 'ラベル',
  type: '型',
  multiValued: '一人のユーザーが複数の値を持てる',
  define: '属性を定義',
  string: 'テキスト',
  boolean: 'はい／いいえ',
  integer: '整数',
  decimal: '小数',
  dateTime: '日時',
  several: '{type}、複数の値',
  users: '{count, plural, other {# 人のユーザーに値があります}}',
  delete: '削除',
  deleteOf: '属性 {name} を削除',
  deleteAbout:
    '{count, plural, =0 {値を持つユーザーはいません。} other {# 人のユーザーの値が削除されます。}} この属性を含むリクエストは拒否されます。',
} satisfies Translation<typeof english>;
