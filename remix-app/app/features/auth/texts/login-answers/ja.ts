import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  fillInAllFields: 'すべての項目を入力してください',
  loginFailed: 'サインインに失敗しました',
  signUpFailed: '登録を処理できませんでした。もう一度お試しください。',
  failedToStart: 'サインインを開始できませんでした。もう一度お試しください。',
  enterEmail: 'メールアドレスを入力してください',
  enterPassword: 'パスワードを入力してください',
  repeatPassword: 'パスワードをもう一度入力してください',
  passwordsDoNotMatch: 'パスワードが一致しません',
  enterWorkEmail: '勤務先のメールアドレスを入力してください',
  noSaml:
    'このアドレスに対応する SAML 接続がありません。管理者に連絡するか、パスワードでサインインしてください。',
} satisfies Translation<typeof english>;
