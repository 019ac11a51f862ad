import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  trialEndsSubject: '無料トライアルはあと{days, plural, other {# 日}}で終了します',
  trialEnds: '組織の無料トライアルはあと{days, plural, other {# 日}}で終了します。',
  choosePlan: 'それまでにプランを選択してください。メンバーの利用に影響はありません。',
  plansAction: 'プランを表示',
  trialOverSubject: '無料トライアルが終了しました',
  trialOver: '組織の無料トライアルが終了しました。',
  overdueSubject: 'お支払い期限が過ぎています',
  overdue: '組織のプランのお支払い期限が過ぎています。',
  grace:
    'あと {days, plural, other {# 日}}間は通常どおりご利用いただけます。その後、組織は保留状態になります。メンバーはサインインとデータの閲覧はできますが、変更はできません。',
  onHoldSubject: '組織が保留状態になりました',
  onHold:
    'お支払いが確認できないため、組織は保留状態です。メンバーはサインインとデータの閲覧はできますが、変更はできません。',
  liftHold: '保留状態を解除するには、当社にお問い合わせください。',
  grantedSubject: 'プランの申請が承認されました',
  granted: '{plan} の申請が承認されました。',
  declinedSubject: 'プランの申請が却下されました',
  declined: '{plan} の申請は却下されました。代替案については、当社にお問い合わせください。',
  action: 'ダッシュボードを開く',
} satisfies Translation<typeof english>;
