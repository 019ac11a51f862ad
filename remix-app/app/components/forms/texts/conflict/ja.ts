import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title:
    '{what, select, application {その間に別のユーザーがこのアプリケーションを変更しました} api {その間に別のユーザーがこの API を変更しました} organization {その間に別のユーザーがこの組織を変更しました} policy {その間に別のユーザーがこのポリシーを変更しました} other {その間に別のユーザーがこのテナントを変更しました}}',
  differs: '変更は保存されませんでした。今保存すると、現在の値が入力した値に置き換えられます。',
  same: '別のユーザーが同じ変更を行いました。保存するものはありません。',
  field: '項目',
  now: '現在の値',
  yours: '入力した値',
  empty: '(空)',
} satisfies Translation<typeof english>;
