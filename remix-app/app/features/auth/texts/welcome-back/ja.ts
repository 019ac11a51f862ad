import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'おかえりなさい',
  about: 'アカウントにサインインしてください。',
  signInWith: '{provider} でサインイン',
  noAccount: 'アカウントをお持ちでない場合は<link>新規登録</link>',
  ssoStatus: 'SSO の状態',
  otherMethod: '会社で別のサインイン方法を使用している場合は、管理者にお問い合わせください。',
  ready: '利用可能',
  byEmail: '勤務先のメール',
  notConfigured: '未設定',
  unknown: '不明',
  demo: 'デモアカウント',
  demoAbout: 'アカウントを選択すると、メールアドレスとパスワードが入力されます。',
  superadmin: 'スーパー管理者',
  admin: '組織の管理者',
  user: '一般ユーザー',
} satisfies Translation<typeof english>;
