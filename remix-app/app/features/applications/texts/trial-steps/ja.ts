import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: '認可リクエスト',
  returned: '認可レスポンス',
  redeemed: 'トークンリクエスト',
  validated: 'ID トークンの検証: 署名、発行者、オーディエンス、nonce、時刻',
  userinfo: 'UserInfo リクエスト',
  revoked: 'トークンの取り消し',
  issuer: '発行者',
  stateMatches: 'リクエストと一致',
  notSent: '送信されませんでした',
  seconds: '{count, plural, other {# 秒}}',
  noRefreshToken: 'なし。リフレッシュトークンには offline_access と prompt=consent が必要です。',
  masked: '{end} {count, plural, other {(# 文字)}}',
  result: '結果',
  allRevoked: 'このテストのすべてのトークンを取り消しました。',
} satisfies Translation<typeof english>;
