import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signOutOfBoth: '{application} と Gatehouse からサインアウトしますか?',
  signOutOf: 'Gatehouse からサインアウトしますか?',
  about:
    '<b>{email}</b> としてサインインしています。サインアウトすると、ここと、このセッションで開いたすべてのアプリケーションのセッションが終了します。',
  stay: 'サインインしたままにする',
  signOut: 'サインアウト',
  signedOut: 'サインアウトしました',
  nobody: 'このブラウザーでは、どのユーザーも Gatehouse にサインインしていません。',
  signIn: 'サインイン',
  stillSignedIn: 'まだサインインしています',
  stillSignedInAbout: 'Gatehouse のセッションはまだ有効です。',
  signedOutAbout:
    'Gatehouse のセッションと、そのセッションで開いたアプリケーションのセッションが終了しました。共有のコンピューターでは、ブラウザーも閉じてください。',
  toDashboard: 'ダッシュボードへ移動',
  signInAgain: 'もう一度サインイン',
} satisfies Translation<typeof english>;
