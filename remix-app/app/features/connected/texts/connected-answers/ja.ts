import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notWithdrawn: 'アクセスを取り消せませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
