import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ユーザーとグループ',
  about:
    'ディレクトリがユーザーを追加、変更、無効化し、グループを送信します。最初の同期を承認するまで、アクセスは誰にも追加されず、失われません。',
  offer:
    'シングルサインオンでユーザーはサインインできます。プロビジョニングは、最初のサインインの前にユーザーを追加し、退職時にアクセスを終了します。この手順は任意です。',
  open: 'ユーザーとグループを設定する',
  read: 'Gatehouse がディレクトリを読み取る',
  scim: 'ディレクトリが SCIM で変更を送信する',
  scimAbout:
    'トークンを作成し、ベース URL とともにディレクトリのコンソールに入力してください。トークンは 1 年後に期限切れになります。',
  createToken: 'トークンを作成',
  skip: 'この手順をスキップ',
  finish: 'プロビジョニングを開く',
} satisfies Translation<typeof english>;
