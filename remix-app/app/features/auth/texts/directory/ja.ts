import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '会社のディレクトリでサインイン',
  about:
    '組織のディレクトリのユーザー名とパスワードを入力してください。Gatehouse はパスワードをディレクトリに渡し、保存しません。',
  username: 'メールアドレスまたはユーザー名',
  password: 'ディレクトリのパスワード',
  signIn: 'サインイン',
  enterUsername: 'メールアドレスまたはユーザー名を入力してください',
  aboutOf:
    '{organization} のディレクトリのユーザー名とパスワードを入力してください。Gatehouse はパスワードをディレクトリに渡し、保存しません。',
} satisfies Translation<typeof english>;
