import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enterSecret: 'クライアントシークレットを入力してください',
  secretTooLong: 'クライアントシークレットが長すぎます',
  unknownOrganization: 'このコードまたはスラッグの組織はありません',
  notSaved: 'アプリケーションは保存されませんでした。もう一度お試しください。',
  wrongName: 'アプリケーションの名前と一致しません',
  daysAtMost: '{days, number} 以下の日数を入力してください',
  name: '名前',
  redirectUris: 'リダイレクト URI',
  postLogoutUris: 'サインアウト後のリダイレクト URI',
  sectorUri: 'セクター識別子 URI',
  scopes: 'スコープ',
  idleSeconds: 'リフレッシュトークンのアイドルタイムアウト (秒)',
  totalSeconds: 'リフレッシュトークンの最大有効期間 (秒)',
  apis: 'API',
  fapi: 'FAPI 2.0',
  backchannelUri: 'バックチャネルログアウト URI',
  pushedRequests: 'プッシュ型認可リクエスト (PAR) を必須にする',
  idTokenClaims: 'ID トークンのクレーム',
  pkceRequired: 'PKCE 必須',
  boundTokens: 'トークンを鍵にバインド (DPoP)',
  userConsent: 'ユーザーの同意',
  yes: 'はい',
  no: 'いいえ',
  enterAddress: 'アプリケーションの URL を入力してください (例: https://app.example.com)。',
} satisfies Translation<typeof english>;
