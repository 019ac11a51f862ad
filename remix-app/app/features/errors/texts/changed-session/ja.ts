import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  other: '別のアカウントまたは組織にサインインしています',
  otherAbout:
    'このブラウザーは現在 {owner} としてサインインしています。このフォームのページは、別のアカウント、組織、またはロールで開かれたものです。何も保存されていません。',
  ended: 'セッションが終了しました',
  endedAbout: 'サインアウトしています。何も保存されていません。',
  howToSend:
    'フォームを送信するには、<link>別のタブで</link>最初のアカウントにサインインしてから、このページに戻ってください。',
  sendAgain: 'もう一度送信',
  openAs: '{email} としてページを開く',
  discard: '破棄してサインイン',
  contents: 'フォームの内容',
} satisfies Translation<typeof english>;
