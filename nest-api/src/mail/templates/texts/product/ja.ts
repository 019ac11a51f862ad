import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requestSubject: '製品の申請: {product}（{tenant}）',
  requestAbout: '{tenant} が {product} を申請しました。',
  requestedBy: '申請者: {email}',
  requestAction: '製品の申請を開く',
  grantedSubject: '{product} が利用可能になりました',
  granted: '組織で {product} を利用できるようになりました。',
  grantedUntil: '組織で {product} を {date} まで利用できます。',
  declinedSubject: '製品の申請が却下されました',
  declined: '{product} の申請は却下されました。代替案については、当社にお問い合わせください。',
  endedSubject: '{product} の利用が終了しました',
  ended: '組織の {product} への追加のアクセスが終了しました。プランに含まれる製品に変更はありません。',
  action: '製品を表示',
} satisfies Translation<typeof english>;
