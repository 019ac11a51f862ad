import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  availability: '利用状況',
  includedTitle: 'プランに含まれています',
  included: '{product} は {organization} の {plan} に含まれています。',
  grantedTitle: '利用が許可されています',
  grantedUntil: '{organization} は {plan} に加えて、{day} まで {product} を利用できます。',
  granted: '{organization} は {plan} に加えて、{product} を無期限で利用できます。',
  requestedTitle: 'リクエスト済み',
  notIncluded: '{product} は {organization} の {plan} に含まれていません。',
  requestedOn: '{day} にリクエストを送信しました。担当チームがメールで回答します。',
  replyByEmail: '担当チームがメールで回答します。',
  noneTitle: 'プランに含まれていません',
  endedOn: '{product} の利用許可は {day} に終了しました。',
  trialTitle: 'すべてのトライアルに含まれます',
  trialAbout: '{product} を 14 日間 $0 でお試しいただけます。クレジットカードは不要です。',
  startTrial: '無料トライアルを開始',
  includedIn: '含まれるプラン: {plans}',
  askAdmin: '組織の管理者に依頼してください。',
  request: '{product} をリクエスト',
  requestPlan: '{plan} をリクエスト',
  planPrice: '{price} で {product} が含まれます。担当チームがリクエストに回答します。',
} satisfies Translation<typeof english>;
