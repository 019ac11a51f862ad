import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ライブボードのディスプレイ',
  about:
    'ディスプレイとは、壁の画面のように、セッションなしでライブボードを表示するブラウザーです。他の情報は読み取れません。',
  name: 'ディスプレイ',
  createdBy: '作成者',
  nobody: '削除されたアカウント',
  created: '作成日時',
  expires: '有効期限',
  lastShown: '最終表示',
  never: 'なし',
  actions: '操作',
  delete: '削除',
  newTitle: 'この画面に表示',
  newAbout:
    'このブラウザーがディスプレイになります。サインアウトされ、ライブボードが表示されます。期限が切れるか、ここで削除されるまで、セッションの終了後や再起動後も表示が続きます。',
  label: '名前',
  placeholder: '運用室',
  days: '有効期間',
  day: '{count, plural, other {# 日}}',
  submit: 'サインアウトしてボードを表示',
  empty: 'ディスプレイはありません',
  emptyAbout: 'ライブボードを表示する画面でサインインし、そこでこのページを開いてください。',
  notCreated: 'ディスプレイは作成されませんでした。',
  notDeleted: 'ディスプレイは削除されませんでした。',
  noDisplay: 'このブラウザーはディスプレイではありません',
  noDisplayAbout:
    '一度もディスプレイになっていないか、期限が切れたか、削除されました。ここにライブボードを表示するには、この画面でスーパー管理者としてサインインし、「ライブボード」、「ディスプレイ」の順に選択してください。',
  signIn: 'サインイン',
} satisfies Translation<typeof english>;
