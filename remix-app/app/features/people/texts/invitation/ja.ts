import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  broken: 'この招待は無効です',
  incomplete: 'リンクが不完全です。メールからもう一度開くか、新しい招待を依頼してください。',
  askAgain: '{reason} 新しい招待を依頼してください。',
  signIn: 'サインイン',
  join: '{organization} に参加',
  invitedAs: '<b>{email}</b> 宛てに <b>{role}</b> として招待されています。',
  bySso:
    '{organization} は独自のIDプロバイダーを使用しています。このメールアドレスでサインインすると承諾されます。',
  orPassword: 'またはパスワードを設定',
  orHere: 'またはここで承諾',
  toSignIn: 'サインインへ進む',
  signedIn: 'このメールアドレスですでにサインインしています。',
  accept: '招待を承諾',
  hasAccount: 'このメールアドレスのアカウントがあります。承諾するにはパスワードを入力してください。',
  endsSession:
    'このメールアドレスのアカウントがあります。承諾するにはパスワードを入力してください。このブラウザーの {email} のセッションは終了します。',
  password: 'パスワード',
  acceptSignIn: '承諾してサインイン',
  noPassword:
    'パスワードをお持ちでない場合は、<link>通常の方法でサインイン</link>してから、このページをもう一度開いてください。',
  firstName: '名',
  lastName: '姓',
  passwordRule: '{count, plural, other {#文字以上}}。複数の単語を組み合わせると安全性が高まります。',
  confirmPassword: 'パスワード（確認）',
} satisfies Translation<typeof english>;
