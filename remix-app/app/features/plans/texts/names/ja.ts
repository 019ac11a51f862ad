import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  trial: '14 日間の無料トライアル',
  basic: 'Basic プラン',
  pro: 'Pro プラン',
  enterprise: 'Enterprise プラン',
} satisfies Translation<typeof english>;
