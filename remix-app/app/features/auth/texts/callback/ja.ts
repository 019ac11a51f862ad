import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  verified: 'アカウントを確認しました',
  closes: 'このウィンドウは自動的に閉じます。',
  staysOpen: '閉じない場合は、<link>ここから続行してください</link>。',
  failed: 'サインインしていません',
  signUp: '新規登録',
  toSignIn: 'サインインページに戻る',
  arrived: 'ID プロバイダーがサインインを求めています',
  arrivedAbout:
    '<b>{email}</b> としてサインインしています。続行すると、そのセッションは終了し、ID プロバイダーが新しいセッションを開始します。このサインインを開始した覚えがない場合は、現在のセッションを維持してください。',
  arrive: 'ID プロバイダーで続行',
  stay: 'サインインしたままにする',
} satisfies Translation<typeof english>;
