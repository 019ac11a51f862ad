import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '新しい接続',
  connect: '{kind} を接続',
  about: 'ID プロバイダーの種類を選択してください。',
  owner: '組織 (任意)',
  ownerAbout:
    'コード (例: TEN-001) またはスラッグを入力してください。空の場合、接続はプラットフォームのものになり、サインインページにボタンとして表示されます。',
  otherType: '別の種類を選択',
  startsInactive: '新しい接続は無効です。有効にするまで、この接続ではサインインできません。',
} satisfies Translation<typeof english>;
