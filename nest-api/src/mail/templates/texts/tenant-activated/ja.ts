import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '組織が有効になりました',
  about: 'Gatehouse の組織が有効になりました。プランに含まれるすべての機能を、メンバー全員で利用できます。',
  trial: '{days, plural, other {# 日}}間の無料トライアルは本日から始まります。',
  action: 'ダッシュボードを開く',
} satisfies Translation<typeof english>;
