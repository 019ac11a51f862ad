import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  accessDenied: 'アクセスが拒否されました',
  accessDeniedAbout:
    'ロールでこの操作が許可されていないか、リクエストがこのサイトから送信されたものではありません。前のページに戻って再読み込みし、もう一度お試しください。',
  hidden: '従業員代表委員会モードにより非表示',
  notFound: 'ページが見つかりません',
  notFoundAbout: 'アドレスが間違っているか、ページが削除された可能性があります。',
  notSupported: 'この操作はサポートされていません',
  notSupportedAbout: 'このページでは、このリクエストを受け付けていません。',
  tooMany: '試行回数が多すぎます',
  tooManyAbout: '1 分ほど待ってから、もう一度お試しください。',
  unavailable: 'Gatehouse は一時的に利用できません',
  unavailableAbout:
    'データは保護されています。数秒後にもう一度お試しください。エラーが続く場合は、管理者にお問い合わせください。',
  unexpected: '予期しないエラーが発生しました',
  unexpectedAbout:
    'エラーは記録されました。もう一度お試しください。エラーが続く場合は、下の参照番号を管理者にお伝えください。',
  tryAgain: 'もう一度試す',
  toStart: 'トップページへ移動',
} satisfies Translation<typeof english>;
