import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'ユーザーがサインアウトすると、Gatehouse は <code>{uri}</code> にログアウトトークンを送信し、失敗した場合は再試行します。記録は 30 日間保持されます。',
  noUri:
    'このアプリケーションにはバックチャネルログアウト URI がないため、ユーザーがサインアウトしても Gatehouse は通知しません。「設定」で URI を追加してください。',
  event: 'イベント',
  status: 'ステータス',
  attempts: '試行回数',
  created: '作成日時',
  next: '配信または次回の試行',
  noMore: '再試行なし',
  sent: '配信済み',
  queued: '保留中',
  dead: '失敗',
  signedOut: 'ユーザーがサインアウト',
  revoked: '管理者がセッションを取り消し',
  replaced: '別のユーザーがサインイン',
  moved: 'セッションを別の場所で使用',
  tokenReused: 'トークンの 2 回使用',
  suspended: 'ユーザーが停止',
  none: 'ログアウト通知はまだありません',
  noneAbout: 'Gatehouse がこのアプリケーションに送信した通知とそのステータスが、ここに表示されます。',
} satisfies Translation<typeof english>;
