import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'カスタム属性',
  owned: 'これらの値はディレクトリが管理しています。ディレクトリで変更してください。',
  ownedBy: 'これらの値はディレクトリ {directory} が管理しています。ディレクトリで変更してください。',
  notOwned:
    'これらの値を設定できるのはディレクトリだけですが、このユーザーを管理するディレクトリはありません。',
  own: 'これらの値は組織のディレクトリが設定します。アプリケーションには、管理者が選んだ値だけが渡されます。',
  noValue: '値なし',
  yes: 'はい',
  no: 'いいえ',
} satisfies Translation<typeof english>;
