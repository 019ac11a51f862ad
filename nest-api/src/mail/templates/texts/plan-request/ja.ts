import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'プランの申請: {plan}（{tenant}）',
  about: '{tenant} が {plan} を申請しました。',
  requestedBy: '申請者: {email}',
  action: 'テナント管理を開く',
} satisfies Translation<typeof english>;
