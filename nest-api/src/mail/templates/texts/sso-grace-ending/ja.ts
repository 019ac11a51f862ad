import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'まもなくシングルサインオンが必須になります',
  about:
    '組織では {at} からシングルサインオンが必須になります。それ以降、メンバーはパスワードとパスキーを使用できません。',
  next: '設定画面に、まだパスワードでサインインしているユーザーが表示されます。今からシングルサインオンを使うよう伝えてください。',
  action: 'パスワードを使用しているユーザーを表示',
} satisfies Translation<typeof english>;
