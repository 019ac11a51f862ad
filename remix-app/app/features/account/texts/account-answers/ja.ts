import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSaved: '変更は保存されませんでした。もう一度お試しください。',
  failed: '要求に失敗しました。もう一度お試しください。',
  enterCode: 'アプリに表示されるコードを入力してください',
  enterAnyCode: 'コードを入力してください',
  noPasskey: 'パスキーから応答がありませんでした。もう一度お試しください。',
  passkey: 'パスキー',
  passkeyRejected: 'パスキーは受け入れられませんでした。もう一度試すか、別の認証方法を使用してください。',
  fillIn: 'すべてのフィールドに入力してください。',
  wrongPassword: 'パスワードが正しくありません。',
  enterEmail: 'メールアドレスを入力してください',
  repeatPassword: 'パスワードをもう一度入力してください',
  passwordsDoNotMatch: 'パスワードが一致しません',
  mailNotSent: 'メールは送信されませんでした。もう一度お試しください。',
  passwordNotChanged: 'パスワードは変更されませんでした。もう一度お試しください。',
  addressNotConfirmed: 'アドレスは確認されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
