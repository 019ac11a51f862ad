import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notRotated: '鍵はローテーションされませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
