import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '署名鍵',
  aboutTenant: '{organization} の発行者の鍵です。この組織のアプリケーションだけが信頼します。',
  aboutShared: 'すべての組織が共有する発行者の鍵です。Gatehouse がスケジュールに従ってローテーションします。',
  unknown: 'コードまたはスラッグが <b>{text}</b> の組織はありません。一覧には共有の鍵が表示されています。',
  organization: '組織',
  placeholder: 'コードまたはスラッグ',
  show: '鍵を表示',
  showShared: '共有の鍵を表示',
  current: '使用中',
  next: '次',
  retired: '退役',
  currentAbout: '新しいトークンに署名します',
  nextAbout: '使用前に公開され、クライアントが読み込めます',
  retiredAbout: '以前に署名したトークンの検証に使います',
  idTokens: 'ID トークン',
  accessTokens: 'アクセストークン',
  keyId: '鍵 ID',
  status: '状態',
  algorithm: 'アルゴリズム',
  created: '作成日時',
  activated: '有効化日時',
  retiredOn: '退役日時',
  notYet: '未使用',
  no: 'いいえ',
  empty: '鍵はまだありません',
  emptyAbout: '発行者の鍵は、アプリケーションからの最初のリクエスト時に作成されます。',
  rotate: '鍵をローテーション',
  rotateAbout:
    '次の鍵が直ちに署名を開始し、Gatehouse がその後継の鍵を作成します。既存のトークンは有効期限まで有効で、ユーザーはサインインしたままです。鍵が漏えいした可能性がある場合にローテーションしてください。',
} satisfies Translation<typeof english>;
