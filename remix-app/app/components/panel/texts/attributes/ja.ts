import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'カスタム属性',
  owned: 'これらの値はディレクトリが管理しています。ディレクトリで変更してください。',
  ownedBy: 'これらの値はディレクトリ {directory} が管理しています。ディレクトリで変更してください。',
  ofAdmins:
    'このユーザーを管理するディレクトリがないため、管理者がこれらの値を設定します。アプリケーションには、マッピングされた値だけが渡されます。',
  own: 'これらの値は組織が設定します。アプリケーションには、管理者が選んだ値だけが渡されます。',
  noValue: '値なし',
  yes: 'はい',
  no: 'いいえ',
  save: '属性を保存',
  aLineEach: '1 行に 1 つの値',
  aNumber: '数値 (小数点はピリオド)',
  aTime: 'UTC の日時 (例: 2026-01-31T08:30:00Z)',
} satisfies Translation<typeof english>;
