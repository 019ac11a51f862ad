import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  timeline: 'الخط الزمني',
} satisfies Translation<typeof english>;
