import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  timeline: 'タイムライン',
} satisfies Translation<typeof english>;
