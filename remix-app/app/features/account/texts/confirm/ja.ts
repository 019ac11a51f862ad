import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '本人確認',
  about: 'この変更には再認証が必要です。入力内容は保持されます。5 分間は再度確認されません。',
  forApplication: 'アプリケーションが第 2 要素を要求しています。',
  forMove:
    'サインイン時とは別のネットワークまたはブラウザーからこのセッションを使用しています。組織により再認証が求められています。',
  signOut: 'サインアウト',
  cancel: 'キャンセルして戻る',
  nothing: '確認するものはありません',
  nothingAbout: '変更は完了したか、キャンセルされました。',
  toDashboard: 'ダッシュボードへ移動',
  signedInAs: '<b>{email}</b> としてサインインしています',
  password: 'パスワード',
  confirm: '確認',
  confirmByCode: 'コードで確認',
  code: '認証アプリのコード',
  usePasskey: 'パスキーを使用',
  signInAgainAbout:
    'アカウントにパスワードもパスキーもありません。いつもの方法でもう一度サインインしてから、変更をやり直してください。',
  signInAgain: 'もう一度サインイン',
} satisfies Translation<typeof english>;
