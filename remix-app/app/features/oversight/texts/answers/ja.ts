import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notEnded: 'セッションは終了されませんでした。もう一度お試しください。',
  notLifted: 'レート制限は解除されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
