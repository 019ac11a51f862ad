import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '自動 SSO ウィザード',
  quickTitle: 'クイック自動設定',
  steps: 'ステップ',
  done: '完了',
  selectProvider: 'プロバイダーの選択',
  authentication: '管理者の認証',
  connectProvider: 'プロバイダーの接続',
  capture: '設定の取得',
  review: '確認と保存',
  complete: '完了',
  cancelled: '認証がキャンセルされたか、失敗しました。',
  failedToStart: '認証を開始できませんでした。もう一度お試しください。',
  captureFailed: '設定を取得できませんでした。もう一度お試しください。',
  saveFailed: '設定を保存できませんでした。',
  succeeded: 'ウィザードで {name} を設定しました。',
  entraApp: 'Entra ID (独自アプリ)',
  googleApp: 'Google (SAML アプリ)',
  otherProvider: 'その他の ID プロバイダー',
} satisfies Translation<typeof english>;
