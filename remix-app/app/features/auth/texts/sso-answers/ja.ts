import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  failedToStart: 'サインインを開始できませんでした。もう一度お試しください。',
  notCompleted: '認証を完了できませんでした。',
  signUpFailed: '登録を処理できませんでした。もう一度お試しください。',
  planChoiceFailed: 'プランの選択を処理できませんでした。もう一度お試しください。',
  authenticationFailed: '認証に失敗しました',
  stateMismatch: 'OAuth の state の検証に失敗しました。',
  noCodeOrState: 'OAuth 認証がキャンセルされたか、失敗しました。',
  invalidClient:
    'OAuth クライアントが設定されていません。SSO の設定については、管理者にお問い合わせください。',
  accessDenied: 'アクセスが拒否されました。もう一度お試しいただくか、サポートにお問い合わせください。',
  invalidRequest: 'OAuth 要求が無効です。もう一度お試しください。',
  otherError: 'OAuth エラー: {code}',
  noMethod: 'このサインイン方法は存在しません。',
  fillInAllFields: 'すべての項目を入力してください',
  enterPassword: 'パスワードを入力してください',
} satisfies Translation<typeof english>;
